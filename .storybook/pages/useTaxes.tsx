import { Status } from '@comanda/ui/Status';
import type { DataTableColumn, DataTableProps } from '@comanda/ui/DataTable';
import { useMemo } from 'react';
import type { TaxRow } from '../../packages/ui/src/DataTable/DataTable.fixtures.tsx';
import { base } from '../../packages/ui/src/DataTable/DataTable.states.tsx';
import { useWords } from './useWords.ts';

/** The taxes of the table's own stories, in the language of the page. */
export function useTaxes(): Omit<DataTableProps<TaxRow>, 'onStateChange' | 'state'> {
  const words = useWords();
  return useMemo(() => {
    const { say, sayAny, percent } = words;
    const cells: Readonly<Record<string, DataTableColumn<TaxRow>['cell']>> = {
      value: (tax) => percent(tax.value),
      status: ({ isActive }) => (
        <Status tone={isActive ? 'success' : 'neutral'} text={say(isActive ? 'Active' : 'Inactive')} />
      ),
    };
    return {
      ...base,
      label: say('Taxes'),
      columns: base.columns.map((column) => ({
        ...column,
        header: sayAny(column.header),
        cell: cells[column.id] ?? column.cell,
      })),
      rows: base.rows.map((tax) => ({
        ...tax,
        name: sayAny(tax.name),
        kind: sayAny(tax.kind),
        region: sayAny(tax.region),
      })),
      bulkActions: base.bulkActions?.map((action) => ({ ...action, label: sayAny(action.label) })) ?? [],
      rowActions: (tax) =>
        base.rowActions?.(tax).map((action) => ({ ...action, label: sayAny(action.label) })) ?? [],
    };
  }, [words]);
}
