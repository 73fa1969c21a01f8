import * as css from './BoardPicture.css.ts';
import { columnsOf } from './columns.ts';

export interface BoardPictureProps {
  /** Dishes of each order, longest waiting first. */
  readonly orders: readonly number[];
}

/**
 * A board as it looks from far away: an order is a block, as high as it has dishes. What it shows is said beside it in words,
 * so that it is no picture to whoever hears the page.
 */
export function BoardPicture({ orders }: BoardPictureProps) {
  return (
    <span className={css.screen} data-surface="sunken" aria-hidden="true">
      <span className={css.columns}>
        {columnsOf(orders).map((column, index) => (
          <span key={index} className={css.column}>
            {column.map((dishes, place) => (
              <span key={place} className={css.order}>
                <span className={css.head} />
                {Array.from({ length: dishes }, (_, dish) => (
                  <span key={dish} className={css.dish} />
                ))}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
