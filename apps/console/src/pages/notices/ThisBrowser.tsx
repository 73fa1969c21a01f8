import { subscriptionCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refresh, toast, useCallMutation } from '../../app/index.ts';
import { isDone } from '../../app/tellFailure.ts';
import * as css from './notices.css.ts';
import { type Standing, standingOf, subscribe, unsubscribe } from './pushing.ts';

export interface ThisBrowserProps {
  readonly pushKey: string;
  /** Addresses that the person's notifications are shown at. */
  readonly endpoints: readonly string[];
}

/** Has notifications shown on this browser while the console is not open: by a press, and never unasked (docs/product.md §21.12). */
export function ThisBrowser({ pushKey, endpoints }: ThisBrowserProps) {
  const { t } = useLingui();
  const [standing, setStanding] = useState<Standing>();
  const [isAsking, setAsking] = useState(false);
  const begin = useCallMutation(subscriptionCalls.pushTo);
  const end = useCallMutation(subscriptionCalls.pushNoMore);
  useEffect(() => {
    void standingOf(endpoints).then(setStanding);
  }, [endpoints]);
  const again = async (): Promise<void> => {
    await refresh(subscriptionCalls.list.name);
    setStanding(await standingOf(endpoints));
  };
  const show = async (): Promise<void> => {
    setAsking(true);
    try {
      const address = await subscribe(pushKey);
      if (address && isDone(await begin.mutate({ data: address }))) {
        toast({ tone: 'success', message: t`Notifications are shown on this browser` });
        setStanding('on');
      }
      await again();
    } catch {
      // The push service of the browser's maker is not reached, or the browser has none.
      toast({
        tone: 'danger',
        message: t`This browser could not be reached for notifications`,
        detail: t`Its push service gave no address. Try again later, or in another browser.`,
      });
    } finally {
      setAsking(false);
    }
  };
  const hide = async (): Promise<void> => {
    const endpoint = await unsubscribe();
    if (endpoint !== undefined && !isDone(await end.mutate({ data: { endpoint } }))) return;
    await again();
  };
  if (standing === undefined) return null;
  const words: Readonly<Record<Standing, string>> = {
    impossible: t`This browser cannot show notifications while the console is closed.`,
    denied: t`This browser blocks notifications of this site. Allow them in its settings for the site, then come back.`,
    off: t`Get them on this device even while the console is closed. It ends when you sign out here.`,
    on: t`You get them on this device even while the console is closed, until you sign out here.`,
  };
  return (
    <Card title={t`On this browser`}>
      <div className={css.line}>
        <div className={css.said}>
          <Text as="p" tone="muted">
            {words[standing]}
          </Text>
        </div>
        {standing === 'off' && (
          <Button iconStart={BellRing} isPending={isAsking} onPress={() => void show()}>
            {t`Show on this browser`}
          </Button>
        )}
        {standing === 'on' && (
          <Button isPending={end.isPending} onPress={() => void hide()}>{t`Stop showing them here`}</Button>
        )}
      </div>
    </Card>
  );
}
