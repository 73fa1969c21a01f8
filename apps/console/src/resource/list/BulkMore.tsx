import { areaOf } from '@comanda/api/areas';
import { type RecordFilter, syncCalls, type Tracker } from '@comanda/api/calls';
import { fieldsOf, isPublished as reachesTills, type Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import type { BulkAction, Selection } from '@comanda/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { FolderInput, Send } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { client, toast, useAllowed, useMayPublish } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { lazyPart } from '../../lazyPart.ts';
import type { Subject } from '../bulkEdit/subjects.ts';
import { chunked, MOST_IDS } from './bulk.ts';
import { find } from './bulkDeeds.ts';

const PublishDialog = lazyPart(
  async () => (await import('../../pages/sync/PublishDialog.tsx')).PublishDialog,
);
const PAGE = 100;

export interface BulkMoreProps {
  readonly resource: Resource;
  readonly asked: RecordFilter;
  readonly onEdit: (selection: Selection, subject: Subject) => void;
  readonly onDone: () => void;
  /** Told what can be done besides what every list offers. */
  readonly onActions: (actions: readonly BulkAction[]) => void;
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

/** What a list offers for chosen records once its rows are there: to move them, and to publish them alone (docs/product.md §6.4). */
export function BulkMore({ resource, asked, onEdit, onDone, onActions }: BulkMoreProps) {
  const { t } = useLingui();
  const place = placeOf(resource);
  const mayMove = useAllowed(actionOf(resource, 'EDIT')) && place !== undefined;
  const mayPublish = useMayPublish() && reachesTills(resource);
  const [going, setGoing] = useState<readonly Tracker[]>();

  const move = useEffectEvent((chosen: Selection) => {
    if (place) onEdit(chosen, place);
  });
  const publish = useEffectEvent(async (chosen: Selection): Promise<void> => {
    const rows = await find({ resource, asked }, chosen);
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
    const moving: BulkAction = {
      id: 'move',
      label: t`Move…`,
      icon: FolderInput,
      onAction: (chosen) => move(chosen),
    };
    const publishing: BulkAction = {
      id: 'publish',
      label: t`Publish…`,
      icon: Send,
      onAction: (chosen) => void publish(chosen),
    };
    onActions([...(mayMove ? [moving] : []), ...(mayPublish ? [publishing] : [])]);
  }, [mayMove, mayPublish, onActions, t]);
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
