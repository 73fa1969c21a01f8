import type { KitchenView, MonitorSettings } from '@comanda/api/calls';
import { type OnDemand, onDemand } from '@comanda/ui/OnDemand';
import type { BoardProps } from './shared/board.ts';
import { preferencesOf } from './shared/preferences.ts';

/** Cards of orders; which, and what a press on them does, say the rules of the kind (`rules.ts`). */
const tickets = onDemand<BoardProps>(() =>
  import('./shared/TicketsBoard.tsx').then(({ TicketsBoard }) => TicketsBoard),
);

const pickup = onDemand<BoardProps>(() =>
  import('./pickup/PickupBoard.tsx').then(({ PickupBoard }) => PickupBoard),
);
/** Views that are drawn by more than cards of orders. */
const drawn: Readonly<Partial<Record<KitchenView, OnDemand<BoardProps>>>> = {
  CONSOLIDATED: onDemand(() =>
    import('./views/ConsolidatedBoard.tsx').then(({ ConsolidatedBoard }) => ConsolidatedBoard),
  ),
  MIXED: onDemand(() => import('./views/MixedBoard.tsx').then(({ MixedBoard }) => MixedBoard)),
};

/** Brings the board that a screen begins with. */
export const bringBoard = ({ kind, view }: MonitorSettings): Promise<void> =>
  boardOf(kind, preferencesOf(kind, view).read().visualizationMode).load();

/** The board of a kind of monitor in one of its views: loaded where it shows, and nowhere else. */
export const boardOf = (kind: MonitorSettings['kind'], view: KitchenView): OnDemand<BoardProps> =>
  kind === 'PICKUP' ? pickup : (drawn[view] ?? tickets);
