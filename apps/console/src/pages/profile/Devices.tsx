import { type Device, signedInCalls } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refresh, toast, useCallMutation, useCallQuery } from '../../app/index.ts';
import { Moment } from '../../app/Moment.tsx';
import { session } from '../../app/session.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { PartState } from './form/PartState.tsx';
import * as css from './profile.css.ts';

/** Where the person is signed in, and the way to end it (docs/product.md §22.3.5). */
export function Devices() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'others' | 'everywhere'>();
  const { data, error, refetch } = useCallQuery(signedInCalls.list, {}, { staleTime: 0 });
  const { mutate } = useCallMutation(signedInCalls.endOthers);
  const hasOthers = (data?.length ?? 0) > 1;
  const endOthers = async (): Promise<boolean> => {
    const result = await mutate({});
    if (!result.ok) {
      tellFailure(result.failure);
      return false;
    }
    if (asked === 'everywhere') {
      session.send({ type: 'SIGN_OUT.ASKED' });
      session.send({ type: 'SIGN_OUT.CONFIRMED' });
    } else {
      toast({ tone: 'success', message: t`All other devices are signed out` });
      await refresh('login.devices');
    }
    return true;
  };
  return (
    <Card
      title={t`Where you are signed in`}
      padding="none"
      actions={
        <>
          {hasOthers && (
            <Button size="sm" onPress={() => setAsked('others')}>
              {t`Sign out all others`}
            </Button>
          )}
          <Button size="sm" tone="danger" variant="soft" onPress={() => setAsked('everywhere')}>
            {t`Sign out everywhere`}
          </Button>
        </>
      }
    >
      {data ? (
        <Rows inset="card" label={t`Where you are signed in`}>
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </Rows>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
      <ConfirmDialog
        tone="danger"
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        title={asked === 'others' ? t`Sign out all other devices?` : t`Sign out everywhere?`}
        confirmLabel={t`Sign out`}
        onConfirm={endOthers}
      >
        {asked === 'others'
          ? t`This device stays signed in. What is not saved on the others is lost.`
          : t`This device is signed out too. You need your password to come back.`}
      </ConfirmDialog>
    </Card>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useLingui();
  const { id, browser, system, created, used, current } = device;
  const { mutate, isPending } = useCallMutation(signedInCalls.end);
  const called =
    browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? t`Unknown device`);
  const end = async (): Promise<void> => {
    const result = await mutate({ params: { id } });
    if (result.ok) await refresh('login.devices');
    else tellFailure(result.failure);
  };
  return (
    <Row isRoomy>
      <div className={css.grows}>
        <div className={css.line}>
          <Text weight="medium">{called}</Text>
          {current && <Badge tone="accent">{t`This device`}</Badge>}
        </div>
        <Text size="sm" tone="muted">
          <Trans>
            Since <Moment at={created} />, last used <Moment at={used} />
          </Trans>
        </Text>
      </div>
      {!current && (
        <Button
          size="sm"
          isPending={isPending}
          aria-label={t`Sign out: ${called}`}
          onPress={() => void end()}
        >
          {t`Sign out`}
        </Button>
      )}
    </Row>
  );
}
