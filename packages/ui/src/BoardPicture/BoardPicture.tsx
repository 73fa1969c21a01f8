import * as css from './BoardPicture.css.ts';
import { blocksOf, HEIGHT, WIDTH } from './columns.ts';

export interface BoardPictureProps {
  /** Dishes of each order, longest waiting first. */
  readonly orders: readonly number[];
}

/**
 * A board as it looks from far away: an order is a block, as high as it has dishes. What it shows is said beside it in words,
 * so that it is no picture to whoever hears the page.
 *
 * It is drawn, not laid out: boxes within boxes are measured again for each of the grids that they stand in, and a page of
 * ten full boards took a second for each press.
 */
export function BoardPicture({ orders }: BoardPictureProps) {
  const { heads, dishes } = blocksOf(orders);
  return (
    <span className={css.screen} data-surface="sunken" aria-hidden="true">
      <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path className={css.head} d={heads} />
        <path className={css.dish} d={dishes} />
      </svg>
    </span>
  );
}
