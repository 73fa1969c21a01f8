import type { KitchenSizes } from '@comanda/ui/TicketBoard';
import type { Monitor } from './useMonitor.ts';

/** What a board is drawn from, whatever kind of monitor it is of. */
export interface BoardProps {
  readonly monitor: Monitor;
  readonly sizes: KitchenSizes;
  /** The server's clock. */
  readonly now: () => number;
  /** The second key, or a press that is held. */
  readonly onMenu: (order: string, line: string | undefined) => void;
}
