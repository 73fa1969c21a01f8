import { CheckCheck, Trash2 } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import { cardColumns, firstState, taxColumns, taxRows, type TaxRow } from './DataTable.fixtures.tsx';
import type { DataTableProps } from './types.ts';

/** A table with everything on, which the other states vary. */
export const base: Omit<DataTableProps<TaxRow>, 'onStateChange'> = {
  label: 'Taxes',
  columns: taxColumns,
  rows: taxRows(10),
  getRowId: (tax) => tax.id,
  getRowLabel: (tax) => tax.code,
  total: 1234,
  state: firstState,
  empty: {
    title: 'No taxes yet',
    description: 'Every product needs one. Begin with the general rate of your country.',
    action: <Button tone="accent">New tax</Button>,
  },
  bulkActions: [
    { id: 'activate', label: 'Activate', icon: CheckCheck, onAction: () => {} },
    { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: () => {} },
  ],
  rowActions: (tax) => [
    { id: 'edit', label: 'Edit', href: `#${tax.id}/edit` },
    { id: 'duplicate', label: 'Duplicate', href: `#${tax.id}/duplicate` },
    { id: 'delete', label: 'Delete', tone: 'danger', onAction: () => {} },
  ],
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: {},
  twoLines: { columns: cardColumns, summary: '1,234 taxes' },
  cards: { columns: cardColumns, layout: 'cards', summary: '1,234 taxes' },
  comfortable: { state: { ...firstState, density: 'comfortable' } },
  selected: { state: { ...firstState, selection: { mode: 'some', ids: ['tax-1', 'tax-2', 'tax-4'] } } },
  wholePage: {
    state: { ...firstState, selection: { mode: 'some', ids: taxRows(10).map(({ id }) => id) } },
  },
  allThatMatch: { state: { ...firstState, selection: { mode: 'all', except: ['tax-3'] } } },
  sortedByTwo: {
    state: {
      ...firstState,
      sort: [
        { id: 'region', desc: false },
        { id: 'value', desc: true },
      ],
    },
  },
  fewColumns: { state: { ...firstState, columns: ['code', 'value', 'status'] } },
  resized: { state: { ...firstState, widths: { name: 120 } } },
  uncounted: { total: 10_000, isTotalAtLeast: true },
  loading: { rows: [], total: 0, status: { kind: 'loading' } },
  refreshing: { status: { kind: 'refreshing' } },
  empty: { rows: [], total: 0 },
  nothingMatches: {
    rows: [],
    total: 0,
    filteredEmpty: {
      title: 'No tax matches these filters',
      description: 'Take a filter out, or look for another word.',
      action: <Button>Clear filters</Button>,
    },
  },
  error: {
    rows: [],
    total: 0,
    status: {
      kind: 'error',
      message: 'The server did not answer. Your filters are kept.',
      onRetry: () => {},
    },
  },
  forbidden: {
    rows: [],
    total: 0,
    status: {
      kind: 'forbidden',
      message: 'Reading taxes needs the action TAX_READ for this company. Its owner can grant it.',
    },
  },
  longText: {
    rows: taxRows(3).map((tax) => ({
      ...tax,
      name: 'Impuesto sobre el valor añadido, tipo reducido para hostelería, transporte de viajeros y espectáculos',
    })),
    total: 3,
  },
  bad: {
    rows: taxRows(5).map((tax, index) => ({
      ...tax,
      code: index === 0 ? bad.word : tax.code,
      name: [bad.word, bad.mixed, bad.malformed, bad.long, bad.empty][index] ?? tax.name,
    })),
    total: Number.MAX_SAFE_INTEGER,
  },
} satisfies Record<string, Partial<DataTableProps<TaxRow>>>;
