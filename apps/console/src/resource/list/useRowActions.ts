import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import type { RowAction } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { useAllowed } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { useMayMake } from '../useMayMake.ts';
import { useRecordActions } from '../useRecordActions.ts';
import type { ListRow } from './useListRows.ts';

/** The menu of a row: what this person may do with this record. */
export function useRowActions(
  resource: Resource,
  onDelete: (rows: readonly ListRow[]) => void,
): (row: ListRow) => readonly RowAction[] {
  const { t } = useLingui();
  const mayCreate = useMayMake(resource);
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const { setStatus } = useRecordActions(resource);
  return (row) => {
    const isLive = row['status'] !== 'D';
    const isActive = row['status'] === 'A';
    return [
      { id: 'show', label: t`Open`, href: recordHref(resource, row.id, 'show') },
      ...(mayEdit && isLive
        ? [{ id: 'edit', label: t`Edit`, href: recordHref(resource, row.id, 'edit') }]
        : []),
      ...(mayCreate && isLive
        ? [{ id: 'duplicate', label: t`Duplicate`, href: recordHref(resource, row.id, 'duplicate') }]
        : []),
      ...(mayEdit && isLive
        ? [
            {
              id: 'status',
              label: isActive ? t`Deactivate` : t`Activate`,
              onAction: () => void setStatus([row], isActive ? 'I' : 'A'),
            },
          ]
        : []),
      ...(mayDelete && isLive
        ? [{ id: 'delete', label: t`Delete`, tone: 'danger' as const, onAction: () => onDelete([row]) }]
        : []),
    ];
  };
}
