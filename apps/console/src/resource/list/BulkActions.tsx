import { areaOf } from '@comanda/api/areas';
import { type RecordFilter, syncCalls, type Tracker } from '@comanda/api/calls';
import { fieldsOf, isPublished as reachesTills, type Resource } from '@comanda/api/kernel';
import { fieldLabel } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import type { BulkAction, Selection } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, FileDown, FolderInput, Send, SquarePen, Tag, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { client, toast, useAllowed, useLabel, useMayPublish } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { lazyPart } from '../../lazyPart.ts';
import type { Subject } from '../bulkEdit/subjects.ts';
import { chunked, MOST_IDS } from './bulk.ts';
import { find, turn } from './bulkDeeds.ts';
import type { ListRow } from './useListRows.ts';

const PublishDialog = lazyPart(
  async () => (await import('../../pages/sync/PublishDialog.tsx')).PublishDialog,
);
const PAGE = 100;

export interface BulkActionsProps {
  readonly resource: Resource;
  readonly asked: RecordFilter;
  readonly onDone: () => void;
  /** Asks what is to be edited of them. */
  readonly onEdit: (selection: Selection, subject?: Subject) => void;
  /** Asks before these records are deleted. */
  readonly onDelete: (rows: readonly ListRow[]) => void;
  readonly onExport: () => void;
  /** Told what can be done. */
  readonly onActions: (actions: readonly BulkAction[]) => void;
}

/** The prices of an area's records, which are changed more often than all else. */
function pricesOf(resource: Resource): Subject | undefined {
  for (const [field, { kind, ...rest }] of fieldsOf(resource)) {
    const key = kind === 'list' && 'figure' in rest ? rest.figure : undefined;
    if (key !== undefined) return { id: `${field}.${key}`, field, key };
  }
  return undefined;
}

/** Where records of an area stand: the field that names a record of a tree. */
const placeOf = (resource: Resource): Subject | undefined => {
  const found = fieldsOf(resource).find(
    ([, field]) => field.kind === 'ref' && !field.optional && areaOf(field.to)?.tree === true,
  );
  return found && { id: found[0], field: found[0] };
};

/** The changes of some records that wait to be published, or what kept them from being found. */
async function waitingOf(idCompany: string, entity: string, ids: readonly string[]) {
  const waiting: Tracker[] = [];
  for (const part of chunked(ids, MOST_IDS)) {
    for (let offset = 0; ; offset += PAGE) {
      const page = await client.call(syncCalls.trackerList, {
        data: {
          idCompany,
          limit: PAGE,
          offset,
          whereExtra: {
            and: [
              { field: 'status', operator: 'eq', value: 'PND' },
              { field: 'entity', operator: 'eq', value: entity },
              { field: 'idEntity', operator: 'in', value: part },
            ],
          },
        },
      });
      if (!page.ok) return page;
      waiting.push(...page.data.elements);
      if (page.data.elements.length < PAGE) break;
    }
  }
  return { ok: true, data: waiting } as const;
}

/**
 * What a person may do with the chosen records (docs/product.md §6.4); nothing where they may do nothing. Its code comes
 * with the first that is chosen.
 */
export function BulkActions({
  resource,
  asked,
  onDone,
  onEdit,
  onDelete,
  onExport,
  onActions,
}: BulkActionsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const mayDelete = useAllowed(actionOf(resource, 'DELETE'));
  const mayExport = useAllowed(actionOf(resource, 'EXPORT'));
  const mayPublish = useMayPublish() && reachesTills(resource);
  const [going, setGoing] = useState<readonly Tracker[]>();
  const list = { resource, asked };
  const prices = pricesOf(resource);
  const place = placeOf(resource);

  const priced = prices ? `${label(fieldLabel(resource, prices.field))}…` : undefined;
  const isPlaced = place !== undefined;

  const edit = useEffectEvent((chosen: Selection) => onEdit(chosen));
  const price = useEffectEvent((chosen: Selection) => onEdit(chosen, prices));
  const move = useEffectEvent((chosen: Selection) => onEdit(chosen, place));
  const give = useEffectEvent(async (chosen: Selection, status: 'A' | 'I') => {
    if (await turn(list, chosen, status)) onDone();
  });
  const ask = useEffectEvent(async (chosen: Selection) => {
    const rows = await find(list, chosen);
    if (rows) onDelete(rows);
  });
  const carry = useEffectEvent(() => onExport());
  const publish = useEffectEvent(async (chosen: Selection): Promise<void> => {
    const rows = await find(list, chosen);
    if (!rows) return;
    const ids = rows.map(({ id }) => id);
    const waiting = await waitingOf(asked.idCompany, resource.code, ids);
    if (!waiting.ok) tellFailure(waiting.failure);
    else if (waiting.data.length === 0)
      toast({ tone: 'info', message: t`All of them are already published` });
    else if (waiting.data.length > MOST_IDS)
      toast({ tone: 'info', message: t`Choose fewer: at most ${MOST_IDS} changes are published at once` });
    else setGoing(waiting.data);
  });
  useEffect(() => {
    const offered: readonly (BulkAction & { readonly isOffered: boolean })[] = [
      {
        id: 'edit',
        isOffered: mayEdit,
        label: t`Edit…`,
        icon: SquarePen,
        onAction: (chosen) => edit(chosen),
      },
      {
        id: 'prices',
        isOffered: mayEdit && priced !== undefined,
        label: priced ?? '',
        icon: Tag,
        onAction: (chosen) => price(chosen),
      },
      {
        id: 'move',
        isOffered: mayEdit && isPlaced,
        label: t`Move…`,
        icon: FolderInput,
        onAction: (chosen) => move(chosen),
      },
      {
        id: 'activate',
        isOffered: mayEdit,
        label: t`Activate`,
        icon: CircleCheck,
        onAction: (chosen) => void give(chosen, 'A'),
      },
      {
        id: 'deactivate',
        isOffered: mayEdit,
        label: t`Deactivate`,
        icon: Ban,
        onAction: (chosen) => void give(chosen, 'I'),
      },
      {
        id: 'publish',
        isOffered: mayPublish,
        label: t`Publish…`,
        icon: Send,
        onAction: (chosen) => void publish(chosen),
      },
      { id: 'export', isOffered: mayExport, label: t`Export`, icon: FileDown, onAction: () => carry() },
      {
        id: 'delete',
        isOffered: mayDelete,
        label: t`Delete`,
        icon: Trash2,
        tone: 'danger',
        onAction: (chosen) => void ask(chosen),
      },
    ];
    onActions(offered.filter(({ isOffered }) => isOffered));
  }, [mayEdit, mayDelete, mayExport, mayPublish, priced, isPlaced, onActions, t]);
  return going ? (
    <PublishDialog
      trackers={going}
      onClose={(isPublished) => {
        setGoing(undefined);
        if (isPublished) onDone();
      }}
    />
  ) : null;
}
