import type { RecordFilter } from '@comanda/api/calls';
import { fieldsOf, type Resource } from '@comanda/api/kernel';
import { fieldLabel } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import type { BulkAction, Selection } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, FileDown, SquarePen, Tag, Trash2 } from 'lucide-react';
import { useAllowed, useLabel } from '../../app/index.ts';
import type { Subject } from '../bulkEdit/subjects.ts';
import type { ListRow } from './useListRows.ts';

// Nobody waits for this before the first rows are there.
const load = () => import('./bulkDeeds.ts');

export interface BulkSetting {
  readonly resource: Resource;
  readonly asked: RecordFilter;
  /** What this list offers besides, which comes after its rows. */
  readonly more: readonly BulkAction[];
  readonly onDone: () => void;
  /** Asks what is to be edited of them. */
  readonly onEdit: (selection: Selection, figure?: Subject) => void;
  /** Asks before these records are deleted. */
  readonly onDelete: (rows: readonly ListRow[]) => void;
  readonly onExport: () => void;
}

/** The prices of an area's records, which are changed more often than all else. */
function pricesOf(resource: Resource): Subject | undefined {
  for (const [field, { kind, ...rest }] of fieldsOf(resource)) {
    const key = kind === 'list' && 'figure' in rest ? rest.figure : undefined;
    if (key !== undefined) return { id: `${field}.${key}`, field, key };
  }
  return undefined;
}

/** What a person may do with the chosen records (docs/product.md §6.4); nothing where they may do nothing. */
export function useBulkActions({
  resource,
  asked,
  more,
  onDone,
  onEdit,
  onDelete,
  onExport,
}: BulkSetting): readonly BulkAction[] {
  const { t } = useLingui();
  const label = useLabel();
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const mayExport = useAllowed(actionOf(resource, 'EXPORT'));
  const list = { resource, asked };
  const turn = async (selection: Selection, status: 'A' | 'I') => {
    if (await (await load()).turn(list, selection, status)) onDone();
  };
  const ask = async (selection: Selection) => {
    const rows = await (await load()).find(list, selection);
    if (rows) onDelete(rows);
  };
  const prices = pricesOf(resource);
  const priced = prices && label(fieldLabel(resource, prices.field));
  return [
    ...(mayEdit
      ? [
          { id: 'edit', label: t`Edit…`, icon: SquarePen, onAction: (chosen: Selection) => onEdit(chosen) },
          ...(prices
            ? [
                {
                  id: 'prices',
                  label: `${priced}…`,
                  icon: Tag,
                  onAction: (chosen: Selection) => onEdit(chosen, prices),
                },
              ]
            : []),
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
    ...more,
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
