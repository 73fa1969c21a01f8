import type { BoardProps } from '../shared/board.ts';
import * as css from '../shared/board.css.ts';
import { Pressed } from '../shared/Pressed.tsx';
import { TicketsBoard } from '../shared/TicketsBoard.tsx';
import { Dishes } from './Dishes.tsx';

/** Cards of orders, and beside them what is to be made dish by dish. */
export function MixedBoard(props: BoardProps) {
  if (props.monitor.tickets.length === 0) return <TicketsBoard {...props} />;
  return (
    <div className={css.mixed}>
      <TicketsBoard {...props} />
      <aside className={css.board}>
        <Pressed>
          <Dishes {...props} isBeside />
        </Pressed>
      </aside>
    </div>
  );
}
