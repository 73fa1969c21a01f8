import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { classNames } from '../styles/classNames.ts';
import { type KitchenSizes, usualSizes } from '../TicketBoard/legibility.ts';
import { styleOf } from '../TicketBoard/sizeStyle.ts';
import { type BoardPage, usePlaces, useTold } from '../TicketBoard/useTold.ts';
import { type BoardKeys, TileKeys } from '../TicketCard/TileKeys.ts';
import * as css from './DishBoard.css.ts';
import { DishCard, type DishHandlers } from './DishCard.tsx';
import type { Dish } from './types.ts';
import { usePages } from './usePages.ts';

export interface DishBoardProps extends DishHandlers {
  /** In the order in which they are read. Keep unchanged dishes the same objects. */
  readonly dishes: readonly Dish[];
  readonly label?: string;
  /** Keep the object: `kitchenSizes` of the screen. Without it those of 24 inches. */
  readonly sizes?: KitchenSizes;
  /** Beside something that has pages of its own it scrolls, and has no keys. */
  readonly isBeside?: boolean;
  /** Counted from 1; one that does not exist leads to the last. */
  readonly page?: number;
  /** Told of what is shown whenever it is something else. */
  readonly onPage?: (page: BoardPage) => void;
  /** The dish on which the keys are. */
  readonly selected?: string;
  /** Keys on a bump bar, where they are not the places on the page. Keep the object. */
  readonly keys?: BoardKeys;
}

const none: readonly string[] = [];

/** What is to be made, dish by dish over all orders. It fills the height of what it stands in. */
export function DishBoard({
  dishes,
  label,
  sizes = usualSizes,
  isBeside = false,
  page = 1,
  onPage,
  selected,
  keys,
  ...handlers
}: DishBoardProps) {
  const { t } = useLingui();
  const room = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const cuts = usePages(room, list);
  const pages = Math.max(1, cuts?.length ?? 1);
  const shown = Math.min(Math.max(1, page), pages);
  const cut = isBeside ? undefined : cuts?.[shown - 1];
  const isHere = (index: number): boolean => !cut || (index >= cut.from && index < cut.to);
  const tiles = useMemo(
    () => (cut ? dishes.slice(cut.from, cut.to).map(({ id }) => id) : none),
    [dishes, cut],
  );
  const places = usePlaces(tiles);
  useTold(cut && { page: shown, pages, tiles }, onPage);
  const style = useMemo(() => styleOf(sizes), [sizes]);
  return (
    <div className={classNames(css.board, isBeside && css.scrolls)} style={style}>
      <div ref={room} className={css.window}>
        <TileKeys value={isBeside ? undefined : (keys ?? places)}>
          <ul
            ref={list}
            role="list"
            aria-label={label ?? t`Dishes to make`}
            className={isBeside ? css.stack : css.columns}
            style={{ translate: `${String(cut?.shift ?? 0)}px` }}
          >
            {dishes.map((dish, index) => (
              <li key={dish.id} className={classNames(!isBeside && css.inColumn, !isHere(index) && css.away)}>
                <DishCard dish={dish} isSelected={dish.id === selected} {...handlers} />
              </li>
            ))}
          </ul>
        </TileKeys>
      </div>
    </div>
  );
}
