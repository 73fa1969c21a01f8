import { useLingui } from '@lingui/react/macro';
import type { BoardProps } from '../shared/board.ts';
import * as css from '../shared/board.css.ts';
import { nothing } from '../shared/nothing.ts';
import { Pressed } from '../shared/Pressed.tsx';
import { Dishes } from './Dishes.tsx';

/** One card for each dish, over all orders. */
export function ConsolidatedBoard(props: BoardProps) {
  const { t } = useLingui();
  const { monitor } = props;
  if (monitor.cards.length === 0)
    return monitor.state.isEmpty || monitor.isLoading ? (
      <main className={css.empty} aria-busy="true" aria-label={t`The orders are being fetched`} />
    ) : (
      <nothing.View monitor={monitor} />
    );
  return (
    <main className={css.board}>
      <Pressed>
        <Dishes {...props} isBeside={false} />
      </Pressed>
    </main>
  );
}
