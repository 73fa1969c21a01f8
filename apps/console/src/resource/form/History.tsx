import { syncCalls, type Tracker, type TrackerDetail } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useAllowed, useCallQuery, useLabel } from '../../app/index.ts';
import { changeLabel } from '../../app/syncStatus.ts';
import { SyncStatusText } from '../../app/SyncStatusText.tsx';
import { useRecordActions } from '../useRecordActions.ts';
import { ChangedLines } from '../values/ChangedLines.tsx';
import type { Stored } from '../values/stored.ts';
import { useChangedLines } from '../values/useChangedLines.ts';
import * as css from './form.css.ts';
import { stillStands } from './stillStands.ts';
import { useHistory } from './useHistory.ts';

/** Shown until more are asked for; each brings what it changed by itself. */
const SHOWN = 4;

type Diff = TrackerDetail['diff'];
const none: Diff = [];

export interface HistoryProps {
  readonly resource: Resource;
  readonly record: Stored;
}

/** Who changed a record, when, and what from what to what; a change whose values still stand can be taken back. */
export function History({ resource, record }: HistoryProps) {
  const { t } = useLingui();
  const { data } = useHistory(resource, record.id);
  const [isWhole, setWhole] = useState(false);
  if (!data || data.elements.length === 0) return null;
  const changes = isWhole ? data.elements : data.elements.slice(0, SHOWN);
  return (
    <Card title={t`History`} padding="none">
      <Rows inset="card" label={t`History`}>
        {changes.map((change) => (
          <Row key={change.id} arrange="stack" isRoomy>
            <Change resource={resource} record={record} change={change} />
          </Row>
        ))}
      </Rows>
      {changes.length < data.elements.length && (
        <Button variant="ghost" size="sm" onPress={() => setWhole(true)}>{t`Earlier changes`}</Button>
      )}
    </Card>
  );
}

interface ChangeProps extends HistoryProps {
  readonly change: Tracker;
}

function Change({ resource, record, change }: ChangeProps) {
  const label = useLabel();
  const isEdit = change.kind === 'EDT';
  // Whole: what is taken back is what was there, and a row of a list shortens long ones.
  const { data } = useCallQuery(syncCalls.tracker, { params: { id: change.id } }, { enabled: isEdit });
  const diff = data?.diff.filter(({ field }) => field in resource.fields) ?? none;
  return (
    <div className={css.change}>
      <span className={css.changeHead}>
        <Text as="bdi" weight="medium">
          {change.author.name}
        </Text>
        <Text tone="muted" size="sm">
          <RelativeTime at={change.created} />
        </Text>
        {change.status !== 'CMT' && <SyncStatusText status={change.status} />}
      </span>
      {isEdit ? (
        <Edited resource={resource} diff={diff} />
      ) : (
        <Text size="sm">{label(changeLabel(change.kind))}</Text>
      )}
      <TakeBack resource={resource} record={record} diff={diff} />
    </div>
  );
}

function Edited({ resource, diff }: { readonly resource: Resource; readonly diff: Diff }) {
  return <ChangedLines lines={useChangedLines(resource, diff)} />;
}

/** A press gives the record what it had before the change. A value that was changed again later has to go first. */
function TakeBack({ resource, record, diff }: HistoryProps & { readonly diff: Diff }) {
  const { t } = useLingui();
  const { takeBack } = useRecordActions(resource);
  const mayEdit = useAllowed(actionOf(resource, 'EDIT'));
  const [isGoing, setGoing] = useState(false);
  if (!mayEdit || !stillStands(record, diff)) return null;
  const press = async (): Promise<void> => {
    setGoing(true);
    try {
      await takeBack(record, diff);
    } finally {
      setGoing(false);
    }
  };
  return (
    <div>
      <Button size="sm" variant="soft" iconStart={Undo2} isPending={isGoing} onPress={() => void press()}>
        {t`Undo`}
      </Button>
    </div>
  );
}
