import { fiscalCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { toast, useCallMutation } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';

interface SendUnreportedProps {
  /** The stores that the list is narrowed to. */
  readonly idStores: readonly string[];
}
const refreshes = ['ticket.list', 'ticket.get'];

/** Sends all of a store that the tax office has not accepted: as it is what was made, and made what lacked something. */
export function SendUnreported({ idStores }: SendUnreportedProps) {
  const { t } = useLingui();
  const resend = useCallMutation(fiscalCalls.resendStore, { refreshes });
  const refresh = useCallMutation(fiscalCalls.refreshStore, { refreshes });
  const [id, ...others] = idStores;
  if (id === undefined || others.length > 0)
    return <Text tone="muted">{t`Choose one store to send all of it again.`}</Text>;
  const send = async (): Promise<void> => {
    const sent = await resend.mutate({ params: { id } });
    const made = await refresh.mutate({ params: { id } });
    if (!sent.ok) return tellFailure(sent.failure);
    if (!made.ok) return tellFailure(made.failure);
    // What was sent just now waits, and is tried with the rest: it is among those.
    const tickets = Math.max(sent.data.tickets, made.data.tickets);
    toast({
      tone: 'success',
      message: t`${plural(tickets, { one: '# ticket goes to the tax office', other: '# tickets go to the tax office' })}`,
    });
  };
  return (
    <Button
      iconStart={RotateCw}
      isPending={resend.isPending || refresh.isPending}
      onPress={() => void send()}
    >{t`Send all that was not accepted`}</Button>
  );
}
