import { messageCalls, type Message } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { Drawer } from '@comanda/ui/Drawer';
import { Link } from '@comanda/ui/Link';
import { Heading } from '@comanda/ui/Text';
import { ToggleGroup } from '@comanda/ui/ToggleGroup';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { itemsWillDelete } from '../app/itemsWillDelete.ts';
import { useAllowed } from '../app/permissions.ts';
import { useCallMutation } from '../app/queries.ts';
import { isSeeing } from '../app/storage.ts';
import { isDone } from '../app/tellFailure.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageList } from './MessageList.tsx';
import * as css from './NotificationPanel.css.ts';
import { RecentToasts } from './RecentToasts.tsx';
import { messagesChanged, useMessages } from './useMessages.ts';

export interface NotificationPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Messages of the platform, unread and read, and what this screen said lately (docs/product.md §3.4, §21). */
export function NotificationPanel({ isOpen, onOpenChange }: NotificationPanelProps) {
  const { t } = useLingui();
  const [status, setStatus] = useState<Message['status']>('UNR');
  const [shown, setShown] = useState<Message>();
  const found = useMessages(status, isOpen);
  const mayChoose = useAllowed('ALLOW_USER_PROFILE') && !isSeeing;
  const names = { UNR: t`Unread`, RED: t`Read` };
  return (
    <>
      <Drawer
        title={t`Notifications`}
        size="sm"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        {...(found.total > 0 && { actions: <PanelActions unread={status === 'UNR' ? found.total : 0} /> })}
      >
        <section className={css.section} aria-labelledby="messages">
          <Heading level={3} size="sm" weight="medium" tone="muted" id="messages">
            {names[status]}
          </Heading>
          {!isSeeing && (
            <ToggleGroup
              label={t`Which messages`}
              options={[
                { id: 'UNR', label: names.UNR },
                { id: 'RED', label: names.RED },
              ]}
              value={status}
              onChange={setStatus}
            />
          )}
          <MessageList status={status} found={found} onOpen={setShown} />
        </section>
        <RecentToasts />
        {mayChoose && (
          <Link href="/profile/notifications" onPress={() => onOpenChange(false)}>
            {t`Choose your notifications`}
          </Link>
        )}
      </Drawer>
      <MessageDialog message={shown} onClose={() => setShown(undefined)} onGone={() => onOpenChange(false)} />
    </>
  );
}

/** What is done to all of them at once. */
function PanelActions({ unread: count }: { readonly unread: number }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [isReadingAsked, setReadingAsked] = useState(false);
  // Of either status, whichever is in view; not before both are known.
  const both = [useMessages('UNR', isAsked), useMessages('RED', isAsked)];
  const total = both.every(({ messages }) => messages) ? both.reduce((sum, one) => sum + one.total, 0) : 0;
  const readAll = useCallMutation(messageCalls.readAll, { refreshes: messagesChanged });
  const clear = useCallMutation(messageCalls.clear, { refreshes: messagesChanged });
  return (
    <>
      <Button variant="ghost" onPress={() => setAsked(true)}>{t`Delete all…`}</Button>
      {count > 0 && <Button onPress={() => setReadingAsked(true)}>{t`Mark all as read`}</Button>}
      <ConfirmDialog
        isOpen={isReadingAsked}
        onOpenChange={setReadingAsked}
        title={t`Mark all as read`}
        confirmLabel={t`Mark as read`}
        onConfirm={async () => void isDone(await readAll.mutate({}))}
      >
        {t`${plural(count, { one: '# unread', other: '# unread' })}`}
      </ConfirmDialog>
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Delete all messages?`}
        confirmLabel={t`Delete all`}
        onConfirm={async () => void isDone(await clear.mutate({}))}
      >
        {total > 0 && `${itemsWillDelete(total)} `}
        {t`Read and unread notifications are deleted, for you only. They cannot be restored.`}
      </ConfirmDialog>
    </>
  );
}
