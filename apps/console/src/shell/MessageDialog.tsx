import { messageCalls, type Message } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Dialog } from '@comanda/ui/Dialog';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCallMutation } from '../app/queries.ts';
import { isDone } from '../app/tellFailure.ts';
import { useSession } from '../app/user.ts';
import { placeOf } from './messagePlace.ts';
import { openMessage } from './openMessage.ts';
import { messagesChanged } from './useMessages.ts';

export interface MessageDialogProps {
  readonly message: Message | undefined;
  readonly onClose: () => void;
  /** The page that it is about was opened. */
  readonly onGone: () => void;
}

/** The whole text of a message; closing it has read it, unless it is deleted (docs/product.md §21). */
export function MessageDialog({ message, onClose, onGone }: MessageDialogProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const markRead = useCallMutation(messageCalls.read, { refreshes: messagesChanged });
  const remove = useCallMutation(messageCalls.remove, { refreshes: messagesChanged });
  const isUnread = message?.status === 'UNR';
  const title = message?.title ?? '';
  const router = useRouter();
  const { user } = useSession();
  const href = message && placeOf(message, user.id);
  const close = (): void => {
    onClose();
    if (message && isUnread) void markRead.mutate({ data: { ids: [message.id] } }).then(isDone);
  };
  const goTo = async (place: string): Promise<void> => {
    const gone = message;
    close();
    if (gone && (await openMessage(router, gone, ({ history }) => history.push(place)))) onGone();
  };
  return (
    <>
      <Dialog
        title={title}
        size="sm"
        isDismissable
        isOpen={message !== undefined}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen && message) close();
        }}
        actions={
          <>
            <Button variant="ghost" onPress={() => setAsked(true)}>{t`Delete…`}</Button>
            <Button slot="close" {...(href === undefined && { tone: 'accent' })}>
              {isUnread ? t`Mark as read` : t`Done`}
            </Button>
            {href !== undefined && <Button tone="accent" onPress={() => void goTo(href)}>{t`Open`}</Button>}
          </>
        }
      >
        <Text as="p" wrap="lines" dir="auto">
          {message?.body}
        </Text>
      </Dialog>
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Delete the message “${title}”?`}
        confirmLabel={t`Delete`}
        onConfirm={async () => {
          if (message && isDone(await remove.mutate({ params: { id: message.id } }))) onClose();
        }}
      >
        {t`It is deleted for you only, and cannot be restored.`}
      </ConfirmDialog>
    </>
  );
}
