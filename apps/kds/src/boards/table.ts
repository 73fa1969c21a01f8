import type { MonitorSettings } from '@comanda/api/calls';
import { type OnDemand, onDemand } from '@comanda/ui/OnDemand';
import type { BoardProps } from './shared/board.ts';

/** The board of each kind of monitor: loaded where a monitor of that kind shows, and nowhere else. */
export const boards: Readonly<Record<MonitorSettings['kind'], OnDemand<BoardProps>>> = {
  REGULAR: onDemand(() => import('./regular/RegularBoard.tsx').then(({ RegularBoard }) => RegularBoard)),
};
