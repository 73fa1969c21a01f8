import type { Message } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Plural, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { failureMessage } from '../app/failures.ts';
import { useLabel } from '../app/label.ts';
import { isSeeing } from '../app/storage.ts';
import { MessageRow } from './MessageRow.tsx';
import * as css from './NotificationPanel.css.ts';
import type { useMessages } from './useMessages.ts';

export interface MessageListProps {
  readonly status: Message['status'];
  readonly found: ReturnType<typeof useMessages>;
  readonly onOpen: (message: Message) => void;
}

/** Messages with a status as they were found, and the way to more of them. */
export function MessageList({ status, found, onOpen }: MessageListProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { messages, total, error, isFetching } = found;
  if (isSeeing)
    return (
      <EmptyState
        headingLevel={3}
        icon={BellOff}
        title={t`Not shown`}
        description={t`Notifications are personal: only you see yours.`}
      />
    );
  if (!messages && !error)
    return (
      <Loading>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Loading>
    );
  const left = total - (messages?.length ?? 0);
  return (
    <>
      {messages?.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={BellOff}
          title={status === 'UNR' ? t`Nothing unread` : t`Nothing read yet`}
          description={
            status === 'UNR'
              ? t`You are told here when a till closes, an import finishes, a till refuses a publication or your role changes.`
              : t`What you have read stays here until you delete it.`
          }
        />
      )}
      {messages && messages.length > 0 && (
        <ul role="list" className={css.list}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} onOpen={() => onOpen(message)} />
          ))}
        </ul>
      )}
      {error ? (
        <ErrorState
          headingLevel={3}
          description={label(failureMessage(error.failure))}
          onRetry={found.retry}
          isRetrying={isFetching}
        />
      ) : (
        found.hasMore && (
          <Button variant="ghost" isPending={isFetching} onPress={found.showMore}>
            <Plural value={left} one="Show # more" other="Show # more" />
          </Button>
        )
      )}
    </>
  );
}
