import { messageCalls, type Message } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Dialog } from '@comanda/ui/Dialog';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCallMutation } from '../app/queries.ts';
import { isDone } from '../app/tellFailure.ts';
import { messagesChanged } from './useMessages.ts';

export interface MessageDialogProps {
  readonly message: Message | undefined;
  readonly onClose: () => void;
}

/** What a message is about, where that is a page: a Z is told with the record of its report. */
const hrefOf = (message: Message | undefined): string | undefined => {
  const id = message?.data.find(({ key }) => key === 'idClosing')?.value;
  return id === undefined ? undefined : pages.closing.path.replace('$id', id);
};

/** The whole text of a message; closing it has read it, unless it is deleted (docs/product.md §21). */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const markRead = useCallMutation(messageCalls.read, { refreshes: messagesChanged });
  const remove = useCallMutation(messageCalls.remove, { refreshes: messagesChanged });
  const isUnread = message?.status === 'UNR';
  const title = message?.title ?? '';
  const href = hrefOf(message);
  const close = (): void => {
    onClose();
    if (message && isUnread) void markRead.mutate({ data: { ids: [message.id] } }).then(isDone);
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
            <Button slot="close" tone="accent">
              {isUnread ? t`Mark as read` : t`Done`}
            </Button>
          </>
        }
      >
        <Text as="p" wrap="lines" dir="auto">
          {message?.body}
        </Text>
        {href !== undefined && <Link href={href} onPress={close}>{t`Open the report`}</Link>}
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
        {t`It is deleted for you alone, and does not come back.`}
      </ConfirmDialog>
    </>
  );
}
