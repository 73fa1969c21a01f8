import { messageCalls, type Message } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Drawer } from '@comanda/ui/Drawer';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Status } from '@comanda/ui/Status';
import { Heading, Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { failureMessage } from '../app/failures.ts';
import { useLabel } from '../app/label.ts';
import { Moment } from '../app/Moment.tsx';
import { useCallMutation, useCallQuery } from '../app/queries.ts';
import { isSeeing } from '../app/storage.ts';
import { toast } from '../app/toast.ts';
import { MessageRow } from './MessageRow.tsx';
import * as css from './NotificationPanel.css.ts';
import { useToastLog } from './toastLog.ts';

/** Messages in one page (docs/product.md §13). */
const PAGE = 20;
const changed = [messageCalls.number.name, messageCalls.list.name];

export interface NotificationPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Unread messages of the platform, and what this screen said lately (docs/product.md §3.4, §11). */
export default function NotificationPanel({ isOpen, onOpenChange }: NotificationPanelProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [limit, setLimit] = useState(PAGE);
  const [shown, setShown] = useState<Message>();
  const messages = useCallQuery(
    messageCalls.list,
    { params: { status: 'UNR', offset: '0', limit: String(limit) } },
    { enabled: isOpen && !isSeeing, placeholderData: (before) => before },
  );
  const markRead = useCallMutation(messageCalls.read, { refreshes: changed });
  const markAllRead = useCallMutation(messageCalls.readAll, { refreshes: changed });
  const { data, error } = messages;

  const settle = async (answer: ReturnType<typeof markRead.mutate | typeof markAllRead.mutate>) => {
    const result = await answer;
    if (!result.ok) toast({ tone: 'danger', message: label(failureMessage(result.failure)) });
  };

  return (
    <>
      <Drawer
        title={t`Notifications`}
        size="sm"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        {...(data &&
          data.total > 0 && {
            actions: (
              <Button isPending={markAllRead.isPending} onPress={() => void settle(markAllRead.mutate({}))}>
                {t`Mark all as read`}
              </Button>
            ),
          })}
      >
        <section className={css.section} aria-labelledby="unread-messages">
          <Heading level={3} size="sm" weight="medium" tone="muted" id="unread-messages">{t`Unread`}</Heading>
          {error && (
            <ErrorState
              headingLevel={3}
              description={label(failureMessage(error.failure))}
              onRetry={() => void messages.refetch()}
              isRetrying={messages.isFetching}
            />
          )}
          {isSeeing && (
            <EmptyState
              headingLevel={3}
              icon={BellOff}
              title={t`Not shown`}
              description={t`Messages are for the person alone.`}
            />
          )}
          {!isSeeing && !data && !error && (
            <Loading>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Loading>
          )}
          {data && data.elements.length === 0 && (
            <EmptyState
              headingLevel={3}
              icon={BellOff}
              title={t`Nothing unread`}
              description={t`Closings of tills and news of your companies arrive here.`}
            />
          )}
          {data && data.elements.length > 0 && (
            <ul role="list" className={css.list}>
              {data.elements.map((message) => (
                <MessageRow key={message.id} message={message} onOpen={() => setShown(message)} />
              ))}
            </ul>
          )}
          {data && data.total > data.elements.length && (
            <Button variant="ghost" isPending={messages.isFetching} onPress={() => setLimit(limit + PAGE)}>
              <Plural value={data.total - data.elements.length} one="Show # more" other="Show # more" />
            </Button>
          )}
        </section>
        <RecentToasts />
      </Drawer>
      <Dialog
        title={shown?.title ?? ''}
        size="sm"
        isDismissable
        isOpen={shown !== undefined}
        onOpenChange={(isNowOpen) => {
          if (isNowOpen || !shown) return;
          setShown(undefined);
          void settle(markRead.mutate({ data: { ids: [shown.id] } }));
        }}
        actions={<Button slot="close" tone="accent">{t`Mark as read`}</Button>}
      >
        <Text as="p" wrap="lines" dir="auto">
          {shown?.body}
        </Text>
      </Dialog>
    </>
  );
}

const tones = { info: 'info', success: 'success', warning: 'warning', danger: 'danger' } as const;

function RecentToasts() {
  const { t } = useLingui();
  const log = useToastLog();
  if (log.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="recent-toasts">
      <Heading
        level={3}
        size="sm"
        weight="medium"
        tone="muted"
        id="recent-toasts"
      >{t`On this screen`}</Heading>
      <ul role="list" className={css.list}>
        {log.map((entry) => (
          <li key={entry.id} className={css.said}>
            <Status tone={tones[entry.tone]} text={entry.message} />
            <Moment at={new Date(entry.at).toISOString()} size="sm" tone="subtle" />
          </li>
        ))}
      </ul>
    </section>
  );
}
