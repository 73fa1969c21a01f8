import { type KitchenScreen, screenCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MonitorOff } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { failureMessage, useAllowed, useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { EndScreenDialog } from './EndScreenDialog.tsx';
import * as css from './monitor.css.ts';

/** A screen that goes, or comes, is seen here within so many milliseconds. */
const lookEvery = 5000;

/** The devices that show a monitor: who made each a screen, and how it is doing. */
export function Screens({ idMonitor }: { readonly idMonitor: string }) {
  const { t } = useLingui();
  const label = useLabel();
  const { data, error, refetch, isFetching } = useCallQuery(
    screenCalls.list,
    { params: { id: idMonitor } },
    { refetchInterval: lookEvery },
  );
  const title = t`Screens that show this monitor`;
  if (!data)
    return error ? (
      <Card title={title}>
        <ErrorState
          headingLevel={3}
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    ) : (
      <Loading label={t`Loading screens`}>
        <Skeleton shape="card" />
      </Loading>
    );
  const kitchen = (
    <Link href="/kds" target="_blank" rel="noreferrer">
      {t`Open the kitchen`}
    </Link>
  );
  const actions = (
    <>
      <Limits actions={['ALLOW_COMPANY_KITCHEN_REVOKE']} />
      {kitchen}
    </>
  );
  return (
    <Card title={title} {...(data.length > 0 && { actions })}>
      {data.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={MonitorOff}
          title={t`No screen shows this monitor`}
          description={t`Open the kitchen app on the device, sign in and choose this monitor.`}
          action={kitchen}
        />
      ) : (
        <Rows label={title}>
          {data.map((screen) => (
            <ScreenRow key={screen.id} screen={screen} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function ScreenRow({ screen }: { readonly screen: KitchenScreen }) {
  const { t } = useLingui();
  const format = useFormat();
  const mayEnd = useAllowed('ALLOW_COMPANY_KITCHEN_REVOKE');
  const [isAsking, setAsking] = useState(false);
  const { name, author, created, seen, isLive, waiting } = screen;
  const since = format.instant(created);
  const last = format.instant(seen);
  const state = isLive
    ? t`Live`
    : seen === null
      ? t`Has not connected yet`
      : t`Not connected; last seen on ${last}`;
  const count = format.number(waiting);
  return (
    <Row>
      <span className={css.words}>
        <Text as="bdi" weight="medium">
          {name}
        </Text>
        <Text tone="muted">{t`Enrolled by ${author} on ${since}`}</Text>
      </span>
      <span className={css.states}>
        {waiting > 0 && (
          <Status
            tone="warning"
            text={t`${plural(waiting, {
              one: `${count} operation waits to be sent`,
              other: `${count} operations wait to be sent`,
            })}`}
          />
        )}
        <Status tone={isLive ? 'success' : 'neutral'} text={state} />
        {mayEnd && (
          <Button size="sm" onPress={() => setAsking(true)} aria-label={t`End the screen ${name}`}>
            {t`End`}
          </Button>
        )}
      </span>
      {isAsking && <EndScreenDialog screen={screen} onClose={() => setAsking(false)} />}
    </Row>
  );
}
