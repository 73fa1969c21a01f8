import type { ListFilter } from '@comanda/api/calls';
import type { Result } from '@comanda/api/client';
import type { Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import type { BulkAction, Selection } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, FileDown, SquarePen, Trash2 } from 'lucide-react';
import { client, toast, useAllowed } from '../../app/index.ts';
import { useRecordActions } from '../useRecordActions.ts';
import type { ListRow } from './useListRows.ts';

export interface BulkSetting {
  readonly resource: Resource;
  readonly asked: ListFilter;
  readonly onDone: () => void;
  /** Asks what is to be edited of them. */
  readonly onEdit: (selection: Selection) => void;
  /** Asks before these records are deleted. */
  readonly onDelete: (rows: readonly ListRow[]) => void;
  readonly onExport: () => void;
}

/** What a person may do with the chosen records (docs/product.md §6.4); nothing where they may do nothing. */
export function useBulkActions({
  resource,
  asked,
  onDone,
  onEdit,
  onDelete,
  onExport,
}: BulkSetting): readonly BulkAction[] {
  const { t } = useLingui();
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const mayExport = useAllowed(actionOf(resource, 'EXPORT'));
  const { setStatus, tellFailure } = useRecordActions(resource);

  // Nobody waits for this before the first rows are there.
  const find = async (selection: Selection, condition?: Filter): Promise<Result<readonly ListRow[]>> => {
    const { resolveSelection } = await import('./resolveSelection.ts');
    return resolveSelection(client, resource, { selection, asked, ...(condition && { condition }) });
  };
  const turn = async (selection: Selection, status: 'A' | 'I') => {
    const others = await find(selection, {
      field: 'status',
      operator: 'eq',
      value: status === 'A' ? 'I' : 'A',
    });
    if (!others.ok) {
      await tellFailure(others.failure);
      return;
    }
    const ids = others.data.map(({ id }) => id);
    if (ids.length === 0)
      toast({
        tone: 'info',
        message: status === 'A' ? t`All of them are active already` : t`All of them are inactive already`,
      });
    else if (!(await setStatus(ids, status))) return;
    onDone();
  };
  const ask = async (selection: Selection) => {
    const rows = await find(selection);
    if (rows.ok) onDelete(rows.data);
    else await tellFailure(rows.failure);
  };
  return [
    ...(mayEdit
      ? [
          { id: 'edit', label: t`Edit…`, icon: SquarePen, onAction: onEdit },
          {
            id: 'activate',
            label: t`Activate`,
            icon: CircleCheck,
            onAction: (selection: Selection) => void turn(selection, 'A'),
          },
          {
            id: 'deactivate',
            label: t`Deactivate`,
            icon: Ban,
            onAction: (selection: Selection) => void turn(selection, 'I'),
          },
        ]
      : []),
    ...(mayExport ? [{ id: 'export', label: t`Export`, icon: FileDown, onAction: onExport }] : []),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: t`Delete`,
            icon: Trash2,
            tone: 'danger' as const,
            onAction: (selection: Selection) => void ask(selection),
          },
        ]
      : []),
  ];
}
