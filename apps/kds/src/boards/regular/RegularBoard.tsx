import type { BoardProps } from '../shared/board.ts';
import { TicketsBoard } from '../shared/TicketsBoard.tsx';

/** A card for each order, with the dishes of the monitor's own sections. */
export function RegularBoard(props: BoardProps) {
  return <TicketsBoard {...props} />;
}
