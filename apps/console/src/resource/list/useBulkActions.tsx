import type { ListFilter } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import type { BulkAction, Selection } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, FileDown, Trash2 } from 'lucide-react';
import { client, toast, useAllowed } from '../../app/index.ts';
import { useRecordActions } from '../useRecordActions.ts';
import { resolveSelection } from './bulk.ts';
import type { ListRow } from './useListRows.ts';

export interface BulkSetting {
  readonly resource: Resource;
  readonly asked: ListFilter;
  readonly onDone: () => void;
  /** Asks before these records are deleted. */
  readonly onDelete: (rows: readonly ListRow[]) => void;
  readonly onExport: () => void;
}

/** What a person may do with the chosen records (docs/product.md §6.4); nothing where they may do nothing. */
export function useBulkActions({
  resource,
  asked,
  onDone,
  onDelete,
  onExport,
}: BulkSetting): readonly BulkAction[] {
  const { t } = useLingui();
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const { setStatus, tellFailure } = useRecordActions(resource);

  const turn = async (selection: Selection, status: 'A' | 'I') => {
    const others = await resolveSelection(client, resource, {
      selection,
      asked,
      condition: { field: 'status', operator: 'eq', value: status === 'A' ? 'I' : 'A' },
    });
    if (!others.ok) {
      tellFailure(others.failure);
      return;
    }
    const ids = others.data.map(({ id }) => id);
    if (ids.length === 0)
      toast({
        tone: 'info',
        message: status === 'A' ? t`All of them are active already` : t`All of them are inactive already`,
      });
    else await setStatus(ids, status);
    onDone();
  };
  const ask = async (selection: Selection) => {
    const rows = await resolveSelection(client, resource, { selection, asked });
    if (rows.ok) onDelete(rows.data);
    else tellFailure(rows.failure);
  };
  return [
    ...(mayEdit
      ? [
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
    { id: 'export', label: t`Export`, icon: FileDown, onAction: onExport },
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
