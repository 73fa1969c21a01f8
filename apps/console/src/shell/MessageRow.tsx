import type { Message } from '@comanda/api/calls';
import { Button } from 'react-aria-components/Button';
import { useFormat } from '../app/format.ts';
import * as css from './NotificationPanel.css.ts';

/** An unread message in the panel; pressing it opens the whole text. */
export function MessageRow({ message, onOpen }: { readonly message: Message; readonly onOpen: () => void }) {
  const format = useFormat();
  return (
    <li>
      <Button className={css.message} onPress={onOpen}>
        <span className={css.title} dir="auto">
          {message.title}
        </span>
        <span className={css.excerpt} dir="auto">
          {message.body}
        </span>
        <time className={css.time} dateTime={message.created}>
          <bdi dir="ltr">{format.instant(message.created)}</bdi>
        </time>
      </Button>
    </li>
  );
}
