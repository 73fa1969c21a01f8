import { CallBoard, type CalledOrder } from '@comanda/ui/CallBoard';
import { useMemo } from 'react';
import type { BoardProps } from '../shared/board.ts';
import * as css from '../shared/board.css.ts';
import { Pressed } from '../shared/Pressed.tsx';
import { calledOf } from './called.ts';

/**
 * Numbers for guests: what is being prepared and what can be collected. Where the screen is touched a press on a number
 * hands its order over, and one more within three seconds takes that back.
 */
export function PickupBoard({ monitor: { all, tickets, settings, hands } }: BoardProps) {
  const isTouched = settings.touch !== false;
  const { preparing, ready } = useMemo(() => calledOf(all, tickets), [all, tickets]);
  const shown = useMemo(
    () => (isTouched ? ready : ready.map(({ action: _action, ...order }): CalledOrder => order)),
    [isTouched, ready],
  );
  return (
    <main className={css.board}>
      <Pressed>
        <CallBoard preparing={preparing} ready={shown} onPress={isTouched ? hands.bump : undefined} />
      </Pressed>
    </main>
  );
}
