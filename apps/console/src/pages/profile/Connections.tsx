import { type Connection, connectionCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refresh, toast, useCallMutation, useCallQuery } from '../../app/index.ts';
import { Moment } from '../../app/Moment.tsx';
import { tellFailure } from '../../app/tellFailure.ts';
import { PartState } from './form/PartState.tsx';
import * as css from './profile.css.ts';

/** The providers that open the person's account (docs/product.md §2.6.5); where none does, there is no box for them. */
export function Connections() {
  const { t } = useLingui();
  const { data, error, refetch } = useCallQuery(connectionCalls.list, {}, { staleTime: 0 });
  if (data ? data.length === 0 : !error) return null;
  return (
    <Card
      title={t`Signing in through a provider`}
      description={t`Whoever signs in there is signed in here, without the password.`}
      padding="none"
    >
      {data ? (
        <Rows inset="card" label={t`Signing in through a provider`}>
          {data.map((connection) => (
            <ConnectionRow key={connection.id} {...connection} />
          ))}
        </Rows>
      ) : (
        <PartState failure={error?.failure} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function ConnectionRow({ id, label, created }: Connection) {
  const { t } = useLingui();
  const { mutate } = useCallMutation(connectionCalls.end);
  const [isAsked, setAsked] = useState(false);
  const disconnect = async (): Promise<boolean> => {
    const result = await mutate({ params: { id } });
    if (result.ok) toast({ tone: 'success', message: t`${label} is disconnected` });
    else tellFailure(result.failure);
    await refresh('login.connections');
    return result.ok;
  };
  return (
    <Row isRoomy>
      <div className={css.grows}>
        <Text as="bdi" weight="medium">
          {label}
        </Text>
        <Text size="sm" tone="muted">
          <Trans>
            Connected since <Moment at={created} />
          </Trans>
        </Text>
      </div>
      <Button size="sm" aria-label={t`Disconnect: ${label}`} onPress={() => setAsked(true)}>
        {t`Disconnect`}
      </Button>
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Disconnect ${label}?`}
        confirmLabel={t`Disconnect`}
        onConfirm={disconnect}
      >
        {t`From then on you sign in with your password. If you continue through this provider later, you are asked for your password once and connected again.`}
      </ConfirmDialog>
    </Row>
  );
}
