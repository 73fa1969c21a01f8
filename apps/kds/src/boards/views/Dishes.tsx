import { DishBoard } from '@comanda/ui/DishBoard';
import { KitchenClockProvider } from '@comanda/ui/OrderTimer';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { BoardProps } from '../shared/board.ts';
import { createDishWriter } from './dishes.ts';

/** The dishes of a monitor over all of its orders; beside the orders themselves they have no keys and no pages. */
export function Dishes({
  monitor,
  sizes,
  now,
  onMenu,
  isBeside,
}: BoardProps & { readonly isBeside: boolean }) {
  const { i18n } = useLingui();
  const { cards, leaving, levelOf, settings, preferences, numbers, selection, hands } = monitor;
  const { locale } = i18n;
  // oxlint-disable-next-line react/exhaustive-deps -- another language writes them anew
  const write = useMemo(() => createDishWriter({ i18n, settings }), [i18n, settings, locale]);
  const dishes = useMemo(
    () =>
      cards
        .filter(({ isDish }) => isDish)
        .map((card) => write(card, levelOf(card), leaving.has(card.order.id))),
    [cards, leaving, levelOf, write],
  );
  return (
    <KitchenClockProvider value={now}>
      <DishBoard
        dishes={dishes}
        sizes={sizes}
        isBeside={isBeside}
        onBump={hands.bump}
        onLine={hands.line}
        onMenu={onMenu}
        {...(!isBeside && {
          page: preferences.activePage + 1,
          onPage: monitor.showPage,
          keys: numbers.keys,
          ...(selection.card && { selected: selection.card.order.id }),
        })}
      />
    </KitchenClockProvider>
  );
}
