import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Link } from '../Link/index.ts';
import { Status } from '../Status/index.ts';
import { NOTHING } from './selection.ts';
import type { DataTableColumn, DataTableState } from './types.ts';

/** Taxes as the tables of Spain, the Canary Islands, France and Panama have them. */
export interface TaxRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  readonly value: string;
  readonly region: string;
  readonly order: number;
  readonly isActive: boolean;
}

const rates = [
  ['IVA21', 'IVA general', '21.00', 'Spain'],
  ['IVA10', 'IVA reducido', '10.00', 'Spain'],
  ['IVA04', 'IVA superreducido', '4.00', 'Spain'],
  ['RE52', 'Recargo de equivalencia general', '5.20', 'Spain'],
  ['RE14', 'Recargo de equivalencia reducido', '1.40', 'Spain'],
  ['RE05', 'Recargo de equivalencia superreducido', '0.50', 'Spain'],
  ['IGIC7', 'IGIC general', '7.00', 'Canary Islands'],
  ['IGIC3', 'IGIC reducido', '3.00', 'Canary Islands'],
  ['IGIC95', 'IGIC incrementado', '9.50', 'Canary Islands'],
  ['IGIC15', 'IGIC incrementado especial', '15.00', 'Canary Islands'],
  ['TVA20', 'TVA taux normal', '20.00', 'France'],
  ['TVA10', 'TVA taux intermédiaire', '10.00', 'France'],
  ['TVA55', 'TVA taux réduit', '5.50', 'France'],
  ['TVA21', 'TVA taux particulier', '2.10', 'France'],
  ['ITBMS7', 'ITBMS general', '7.00', 'Panama'],
  ['ITBMS10', 'ITBMS bebidas y hospedaje', '10.00', 'Panama'],
  ['ITBMS15', 'ITBMS tabaco', '15.00', 'Panama'],
] as const;

/** As many rows as asked for, by turns. */
export function taxRows(count: number): readonly TaxRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [code, name, value, region] = rates[index % rates.length] ?? rates[0];
    const turn = Math.floor(index / rates.length);
    return {
      id: `tax-${index}`,
      code: turn === 0 ? code : `${code}-${turn}`,
      name,
      kind: code.startsWith('RE') ? 'Surcharge' : 'Normal',
      value,
      region,
      order: (index + 1) * 10,
      isActive: index % 6 !== 4,
    };
  });
}

export const taxColumns: readonly DataTableColumn<TaxRow>[] = [
  {
    id: 'code',
    header: 'Code',
    width: 120,
    sticky: 'start',
    isSortable: true,
    isHideable: false,
    isRowHeader: true,
    cell: (tax) => (
      <Link href={`#${tax.id}`} underline="hover">
        {tax.code}
      </Link>
    ),
  },
  { id: 'name', header: 'Name', width: 260, isSortable: true, cell: (tax) => tax.name },
  { id: 'kind', header: 'Kind', width: 120, cell: (tax) => tax.kind },
  {
    id: 'value',
    header: 'Value',
    width: 100,
    align: 'end',
    isSortable: true,
    cell: (tax) => `${tax.value} %`,
  },
  { id: 'region', header: 'Region', width: 160, isSortable: true, cell: (tax) => tax.region },
  { id: 'order', header: 'Order', width: 104, align: 'end', isSortable: true, cell: (tax) => tax.order },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: (tax) => (
      <Status tone={tax.isActive ? 'success' : 'neutral'} text={tax.isActive ? 'Active' : 'Inactive'} />
    ),
  },
];

/** The same with a face, a second line and places in a card. */
export const cardColumns: readonly DataTableColumn<TaxRow>[] = taxColumns.flatMap((column) => {
  if (column.id === 'code') return [];
  if (column.id !== 'name')
    return [
      column.id === 'value'
        ? { ...column, card: 'value' as const }
        : column.id === 'region'
          ? { ...column, card: 'detail' as const }
          : column,
    ];
  return [
    {
      ...column,
      isHideable: false,
      isRowHeader: true,
      cell: (tax) => (
        <Link href={`#${tax.id}`} tone="plain" underline="hover" isStrong>
          {tax.name}
        </Link>
      ),
      picture: (tax) => <Avatar shape="square" name={tax.name} />,
      under: (tax) => tax.code,
      marks: (tax) => !tax.isActive && <Badge tone="warning">Inactive</Badge>,
    },
  ];
});

export const firstState: DataTableState = {
  sort: [{ id: 'order', desc: false }],
  page: 1,
  pageSize: 10,
  selection: NOTHING,
  columns: taxColumns.map((column) => column.id),
  widths: {},
  density: 'compact',
};
