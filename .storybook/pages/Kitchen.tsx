import { Undo2 } from 'lucide-react';
import { Button } from '@comanda/ui/Button';
import { ConnectionHeader } from '@comanda/ui/ConnectionHeader';
import { KitchenClockProvider } from '@comanda/ui/OrderTimer';
import { TicketBoard, type KitchenSizes } from '@comanda/ui/TicketBoard';
import { useMemo } from 'react';
import { states as headers } from '../../packages/ui/src/ConnectionHeader/ConnectionHeader.states.tsx';
import { stopped } from '../../packages/ui/src/OrderTimer/OrderTimer.states.tsx';
import { states } from '../../packages/ui/src/TicketBoard/TicketBoard.states.tsx';
import * as css from './pages.css.ts';
import { useWords } from './useWords.ts';

/** Read from an arm's length. */
const sizes: KitchenSizes = { order: 40, line: 28, small: 16, target: 54, bump: 72, gap: 11 };
const ignore = () => {};

/** A kitchen's wall with tickets of every age. */
export function Kitchen() {
  const { say, sayAny, table } = useWords();
  const tickets = useMemo(
    () =>
      states.pages.map((ticket) => ({
        ...ticket,
        place: table(ticket.place ?? ''),
        lines: ticket.lines.map((line) => ({
          ...line,
          name: sayAny(line.name),
          modifiers: line.modifiers?.map((one) => ({ ...one, name: sayAny(one.name) })) ?? [],
        })),
      })),
    [sayAny, table],
  );
  return (
    <KitchenClockProvider value={stopped}>
      <main className={css.board}>
        <ConnectionHeader {...headers.live} title={say('Grill · Plaza Mayor')} clock={say('12:34')}>
          <Button iconStart={Undo2}>{say('Undo')}</Button>
        </ConnectionHeader>
        <div className={css.cards}>
          <TicketBoard
            tickets={tickets}
            minCard="300px"
            sizes={sizes}
            onPage={ignore}
            onSelect={ignore}
            onBump={ignore}
            onLine={ignore}
            onMenu={ignore}
          />
        </div>
      </main>
    </KitchenClockProvider>
  );
}
