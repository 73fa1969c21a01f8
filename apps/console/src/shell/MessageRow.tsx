import type { Message } from '@comanda/api/calls';
import { PressCard } from '@comanda/ui/PressCard';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Text } from '@comanda/ui/Text';

/** An unread message in the panel; pressing it opens the whole text. */
export function MessageRow({ message, onOpen }: { readonly message: Message; readonly onOpen: () => void }) {
  return (
    <li>
      <PressCard title={message.title} onPress={onOpen}>
        <Text wrap="truncate" size="md" dir="auto">
          {message.body}
        </Text>
        <RelativeTime at={message.created} />
      </PressCard>
    </li>
  );
}
