import { type Area, areas } from '@comanda/api/areas';
import { pluralOf } from '@comanda/api/labels';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Link } from '@comanda/ui/Link';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLabel } from '../../app/index.ts';
import { FixedTable, type FixedRow } from './FixedTable.tsx';

interface EntityRow extends FixedRow {
  readonly area: Area;
}

/** `/security/entities`: every kind of record that the platform keeps (docs/product.md §23.11). */
export function EntitiesPage() {
  const { t } = useLingui();
  const label = useLabel();
  const rows = useMemo(
    () =>
      areas.map((area): EntityRow => {
        const name = label(pluralOf(area.code));
        return { id: area.code, name, words: [name, area.code, area.route].join(' '), area };
      }),
    [label],
  );
  const columns = useMemo((): readonly DataTableColumn<EntityRow>[] => {
    const owners: Readonly<Record<Area['scope'], string>> = {
      company: t`Company`,
      store: t`Store`,
      system: t`Platform`,
    };
    return [
      { id: 'code', header: t`Code`, width: 100, card: 'detail', cell: ({ id }) => id },
      {
        id: 'name',
        header: t`Entity`,
        isRowHeader: true,
        isHideable: false,
        width: 280,
        cell: ({ name, area }) => (
          <Link href={area.route}>
            <bdi>{name}</bdi>
          </Link>
        ),
      },
      {
        id: 'owner',
        header: t`Belongs to a`,
        width: 160,
        card: 'value',
        cell: ({ area }) => owners[area.scope],
      },
      { id: 'address', header: t`Address`, width: 360, cell: ({ area }) => <bdi>{area.route}</bdi> },
    ];
  }, [t]);
  return (
    <FixedTable
      title={t`Entities`}
      description={t`Every kind of record that the platform keeps, and where it is maintained.`}
      columns={columns}
      rows={rows}
      summary={(found) => <Plural value={found} one="# entity" other="# entities" />}
    />
  );
}
