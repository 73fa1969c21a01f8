import { useLingui } from '@lingui/react/macro';
import { Spoken } from '../LineRow/Spoken.tsx';
import { classNames } from '../styles/classNames.ts';
import { bumpWords } from '../TicketCard/words.ts';
import * as css from './CallBoard.css.ts';
import { gridFor } from './grid.ts';

/** An order as its guest knows it. */
export interface CalledOrder {
  readonly id: string;
  readonly number: string;
  /** Whose it is, below the number. */
  readonly detail?: string;
  /** What a press does; without it the number is only read. */
  readonly action?: 'deliver' | 'takeBack';
}
export interface CallBoardProps {
  /** In the order in which they were taken. */
  readonly preparing: readonly CalledOrder[];
  /** The newest first: it is what a guest looks for. */
  readonly ready: readonly CalledOrder[];
  /** Keep the handler the same function. */
  readonly onPress?: ((order: string) => void) | undefined;
}

interface ListProps {
  readonly title: string;
  readonly orders: readonly CalledOrder[];
  readonly isReady: boolean;
  readonly onPress?: CallBoardProps['onPress'];
}

function Tile({
  order,
  isReady,
  onPress,
}: Omit<ListProps, 'title' | 'orders'> & { readonly order: CalledOrder }) {
  const { i18n } = useLingui();
  const { id, number, detail = '', action } = order;
  const isLeaving = action === 'takeBack';
  const isPressed = action !== undefined && onPress !== undefined;
  const tile = (
    <span
      className={classNames(css.tile, isLeaving && css.leaving)}
      data-surface={isReady && !isLeaving ? 'inverse' : 'raised'}
    >
      {isPressed && !isLeaving && <Spoken>{i18n._(bumpWords[action])} </Spoken>}
      <bdi className={css.number}>{number}</bdi>
      {detail !== '' && <bdi className={css.detail}>{detail}</bdi>}
      {isLeaving && <span className={css.detail}>{i18n._(bumpWords.takeBack)}</span>}
    </span>
  );
  if (!isPressed) return tile;
  return (
    <button type="button" className={css.press} data-bump={id} onClick={() => onPress(id)}>
      {tile}
    </button>
  );
}

/** A variable of the style sheet without its `var()`. */
const nameOf = (variable: string): string => variable.slice(4, -1);
const gridOf = (columns: number, rows: number): Record<string, string> => ({
  [nameOf(css.columns)]: String(columns),
  [nameOf(css.rows)]: String(rows),
});

function List({ title, orders, isReady, onPress }: ListProps) {
  const { i18n } = useLingui();
  const { columns, rows, shown } = gridFor(orders.length);
  const more = orders.length - shown;
  return (
    <section className={css.part} aria-label={title} data-surface={isReady ? 'page' : 'sunken'}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.room}>
        <ul role="list" className={css.list} style={gridOf(columns, rows)}>
          {orders.slice(0, shown).map((order) => (
            <li key={order.id} className={css.place} data-ticket={order.id}>
              <Tile order={order} isReady={isReady} onPress={onPress} />
            </li>
          ))}
          {more > 0 && (
            <li className={css.place}>
              <div className={css.tile}>
                <span className={css.number}>{`+${i18n.number(more)}`}</span>
              </div>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** Numbers of orders for those who wait for them: what is being prepared, and what can be collected. */
export function CallBoard({ preparing, ready, onPress }: CallBoardProps) {
  const { t } = useLingui();
  return (
    <div className={css.board}>
      <List title={t`In preparation`} orders={preparing} isReady={false} />
      <List title={t`Ready to collect`} orders={ready} isReady onPress={onPress} />
    </div>
  );
}
