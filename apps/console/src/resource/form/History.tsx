import { syncCalls, type Tracker } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { fieldLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCallQuery, useLabel } from '../../app/index.ts';
import { changeLabel } from '../../pages/sync/status.ts';
import { SyncStatusText } from '../../pages/sync/SyncStatusText.tsx';
import { isUnset } from '../values/read.ts';
import { useWriteValue } from '../values/useWriteValue.ts';
import * as css from './form.css.ts';
import { useHistory } from './useHistory.ts';

/** Shown until more are asked for; each brings what it changed by itself. */
const SHOWN = 4;

export interface HistoryProps {
  readonly resource: Resource;
  readonly id: string;
}

/** Who changed a record, when, and what from what to what. */
export function History({ resource, id }: HistoryProps) {
  const { t } = useLingui();
  const { data } = useHistory(resource, id);
  const [isWhole, setWhole] = useState(false);
  if (!data || data.elements.length === 0) return null;
  const changes = isWhole ? data.elements : data.elements.slice(0, SHOWN);
  return (
    <Card title={t`History`} padding="none">
      <Rows inset="card" label={t`History`}>
        {changes.map((change) => (
          <Row key={change.id} arrange="stack" isRoomy>
            <Change resource={resource} change={change} />
          </Row>
        ))}
      </Rows>
      {changes.length < data.elements.length && (
        <Button variant="ghost" size="sm" onPress={() => setWhole(true)}>{t`Earlier changes`}</Button>
      )}
    </Card>
  );
}

interface ChangeProps {
  readonly resource: Resource;
  readonly change: Tracker;
}

function Change({ resource, change }: ChangeProps) {
  const label = useLabel();
  const write = useWriteValue(resource);
  const isEdit = change.kind === 'EDT';
  const { data } = useCallQuery(syncCalls.tracker, { params: { id: change.id } }, { enabled: isEdit });
  const written = (name: string, value: unknown): string => (isUnset(value) ? '' : write(name, value));
  const differing = (data?.diff ?? []).filter(({ field }) => field in resource.fields);
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
        differing.map(({ field, before, after }) => (
          <OldAndNew
            key={field}
            name={label(fieldLabel(resource, field))}
            before={written(field, before)}
            after={written(field, after)}
          />
        ))
      ) : (
        <Text size="sm">{label(changeLabel(change.kind))}</Text>
      )}
    </div>
  );
}

interface OldAndNewProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What cannot be written in a line, or reads alike before and after, is only named. */
function OldAndNew({ name, before, after }: OldAndNewProps) {
  return (
    <Text as="div" size="sm" wrap="anywhere">
      {name}
      {before !== after && (
        <>
          {' '}
          {before !== '' && (
            <del>
              <Text as="bdi" tone="muted">
                {before}
              </Text>
            </del>
          )}{' '}
          <bdi>{after}</bdi>
        </>
      )}
    </Text>
  );
}
