import { onDemand } from '@comanda/ui/OnDemand';

/** What stands on a board without orders: it has time, where orders have none. */
export const nothing = onDemand(() => import('./EmptyBoard.tsx').then(({ EmptyBoard }) => EmptyBoard));
