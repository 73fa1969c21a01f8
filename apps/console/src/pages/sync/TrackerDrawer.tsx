import { syncCalls, type Tracker } from '@comanda/api/calls';
import { nameOf } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Drawer } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { areaOf } from '@comanda/api/areas';
import { ChangeTable } from './ChangeTable.tsx';
import { changeLabel } from '../../app/syncStatus.ts';
import * as css from './sync.css.ts';
import { SyncStatusText } from '../../app/SyncStatusText.tsx';

interface TrackerDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDiscard: (tracker: Tracker) => void;
}

/** One change: what it did to its record, who made it, how far it has come in each store. */
export function TrackerDrawer({ id, onClose, onDiscard }: TrackerDrawerProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const mayDiscard = useAllowed('ALLOW_COMPANY_SYNC_DISCARD');
  const query = useCallQuery(syncCalls.tracker, { params: { id } });
  const tracker = query.data;
  const area = tracker && areaOf(tracker.subject.entity);
  return (
    <Drawer
      title={tracker ? `${label(nameOf(tracker.subject.entity))} ${tracker.subject.code}` : t`Change`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        tracker?.discardable &&
        (mayDiscard ? (
          <Button tone="danger" variant="soft" iconStart={Undo2} onPress={() => onDiscard(tracker)}>
            {t`Discard…`}
          </Button>
        ) : (
          <Limits actions={['ALLOW_COMPANY_SYNC_DISCARD']} />
        ))
      }
    >
      <QueryState query={query} />
      {tracker && (
        <div className={css.stack}>
          <div className={css.facts}>
            <FieldValue label={t`Change`}>{label(changeLabel(tracker.kind))}</FieldValue>
            <FieldValue label={t`When`}>{format.instant(tracker.created)}</FieldValue>
            <FieldValue label={t`By`}>{tracker.author.name}</FieldValue>
            <FieldValue label={t`Record`}>
              {area && tracker.kind !== 'DLT' ? (
                <Link href={`${area.route}/${tracker.subject.idEntity}/show`}>
                  {format.names(tracker.subject.names) || tracker.subject.code}
                </Link>
              ) : (
                format.names(tracker.subject.names)
              )}
            </FieldValue>
          </div>
          <ChangeTable entity={tracker.subject.entity} caption={t`What changed`} diff={tracker.diff} />
          <Rows label={t`Stores`}>
            {tracker.stores.map(({ idStore, sName, status, idCommit, reason }) => (
              <Row key={idStore}>
                <span className={css.tillName}>
                  {idCommit === null ? (
                    sName
                  ) : (
                    <Link href={`/settings/sync/commits/${idCommit}/show`}>{sName}</Link>
                  )}
                  {reason !== null && <Text tone="muted">{reason}</Text>}
                </span>
                <SyncStatusText status={status} />
              </Row>
            ))}
          </Rows>
        </div>
      )}
    </Drawer>
  );
}
