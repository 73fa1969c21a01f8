import type { Message } from '@comanda/api/calls';
import { PressCard } from '@comanda/ui/PressCard';
import { Text } from '@comanda/ui/Text';
import { Moment } from '../app/Moment.tsx';

/** An unread message in the panel; pressing it opens the whole text. */
export function MessageRow({ message, onOpen }: { readonly message: Message; readonly onOpen: () => void }) {
  return (
    <li>
      <PressCard title={message.title} onPress={onOpen}>
        <Text wrap="truncate" size="md" dir="auto">
          {message.body}
        </Text>
        <Moment at={message.created} />
      </PressCard>
    </li>
  );
}
