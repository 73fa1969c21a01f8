import { ConnectionHeader } from '@comanda/ui/ConnectionHeader';
import { KitchenClockProvider } from '@comanda/ui/OrderTimer';
import { TicketBoard, type KitchenSizes } from '@comanda/ui/TicketBoard';
import { states as headers } from '../../packages/ui/src/ConnectionHeader/ConnectionHeader.states.tsx';
import { stopped } from '../../packages/ui/src/OrderTimer/OrderTimer.states.tsx';
import { states } from '../../packages/ui/src/TicketBoard/TicketBoard.states.tsx';
import * as css from './pages.css.ts';

/** Read from an arm's length. */
const sizes: KitchenSizes = { order: 40, line: 28, small: 16, target: 54, bump: 72, gap: 11 };
const ignore = () => {};

/** A kitchen's wall with tickets of every age. */
export function Kitchen() {
  return (
    <KitchenClockProvider value={stopped}>
      <main className={css.board}>
        <ConnectionHeader {...headers.live} />
        <div className={css.cards}>
          <TicketBoard
            tickets={states.pages}
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
