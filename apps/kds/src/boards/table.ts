import type { MonitorSettings } from '@comanda/api/calls';
import { type OnDemand, onDemand } from '@comanda/ui/OnDemand';
import type { BoardProps } from './shared/board.ts';

/** Cards of orders; which, and what a press on them does, say the rules of the kind (`rules.ts`). */
const tickets = onDemand<BoardProps>(() =>
  import('./shared/TicketsBoard.tsx').then(({ TicketsBoard }) => TicketsBoard),
);

/** The board of each kind of monitor: loaded where a monitor of that kind shows, and nowhere else. */
export const boards: Readonly<Record<MonitorSettings['kind'], OnDemand<BoardProps>>> = {
  REGULAR: tickets,
  FASTFOOD: tickets,
  FULLORDER: tickets,
  PREPARATION: tickets,
  PICKUP: onDemand(() => import('./pickup/PickupBoard.tsx').then(({ PickupBoard }) => PickupBoard)),
};
