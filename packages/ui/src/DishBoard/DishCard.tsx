import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { memo } from 'react';
import { levels } from '../AgeScale/levels.ts';
import { Icon } from '../Icon/index.ts';
import type { TicketModifier } from '../LineRow/index.ts';
import { Spoken } from '../LineRow/Spoken.tsx';
import { StatusShape } from '../LineRow/StatusShape.tsx';
import { syllables } from '../LineRow/syllables.ts';
import { usePressOrHold } from '../LineRow/usePressOrHold.ts';
import { actionWords, signMarks, signWords, statusWords } from '../LineRow/words.ts';
import { OrderTimer } from '../OrderTimer/index.ts';
import { classNames } from '../styles/classNames.ts';
import { KeyTile } from '../TicketCard/KeyTile.tsx';
import { bumpWords } from '../TicketCard/words.ts';
import * as css from './DishBoard.css.ts';
import type { Dish, DishPortion } from './types.ts';

export interface DishHandlers {
  /** All of a dish: what `dish.action` says. Keep the handlers the same functions. */
  readonly onBump?: (dish: string) => void;
  /** One line of an order: what `portion.action` says. */
  readonly onLine?: (dish: string, line: string) => void;
  /** The second key, or a press that is held; without a line it is about the whole dish. */
  readonly onMenu?: (dish: string, line: string | undefined) => void;
}

function Modifier({
  modifier: { sign, name },
  isStruck,
}: {
  readonly modifier: TicketModifier;
  readonly isStruck: boolean;
}) {
  const { i18n } = useLingui();
  const isAllergy = sign === '!';
  const word = i18n._(signWords[sign]);
  return (
    <span
      className={classNames(css.way, isAllergy && css.allergy, isStruck && css.struck)}
      {...(isAllergy && { 'data-surface': 'warning' })}
    >
      <span aria-hidden="true">{signMarks[sign]} </span>
      {isAllergy ? `${word} ` : <Spoken>{word} </Spoken>}
      <bdi>{syllables(name)}</bdi>
    </span>
  );
}

interface PortionProps extends Pick<DishHandlers, 'onLine' | 'onMenu'> {
  readonly dish: Dish;
  readonly portion: DishPortion;
}

/** Some of it made in one way: a press is about the one that waits longest. */
const Portion = memo(function Portion({ dish, portion, onLine, onMenu }: PortionProps) {
  const { t, i18n } = useLingui();
  const { id, quantity, modifiers = [], note: text = '', status, action, isSaving } = portion;
  const handlers = usePressOrHold({
    onPress: action && onLine && (() => onLine(dish.id, id)),
    onMenu: onMenu && (() => onMenu(dish.id, id)),
  });
  const isStruck = status === 'givenUp';
  const content = (
    <>
      <span className={classNames(css.count, isStruck && css.struck)}>{quantity}</span>
      {modifiers.map((modifier) => (
        <Modifier key={`${modifier.sign} ${modifier.name}`} modifier={modifier} isStruck={isStruck} />
      ))}
      {modifiers.length === 0 && text === '' && (
        <span className={classNames(css.way, isStruck && css.struck)}>{t`plain`}</span>
      )}
      {text !== '' && (
        <span className={classNames(css.note, isStruck && css.struck)}>
          <bdi>{syllables(t`“${text}”`)}</bdi>
        </span>
      )}
      {isSaving === true && (
        <span className={css.saving}>
          <Spoken>{t`Not sent yet`}</Spoken>
        </span>
      )}
      {status !== 'pending' && <StatusShape status={status} UNSAFE_className={css.shape} />}
      <Spoken>{i18n._(statusWords[status])}</Spoken>
      {action === 'acknowledge' && <span className={css.seen}>{i18n._(actionWords.acknowledge)}</span>}
    </>
  );
  if (!action || !onLine)
    return (
      <span className={css.portion} data-surface="sunken">
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className={classNames(css.portion, css.pressed)}
      data-line={id}
      data-surface="sunken"
      {...handlers}
    >
      <Spoken>{i18n._(actionWords[action])} </Spoken>
      {content}
    </button>
  );
});

interface BlockProps extends Pick<DishHandlers, 'onBump' | 'onMenu'> {
  readonly dish: Dish;
  readonly isSelected: boolean;
}

/** How many of it, how late: a press is about all of them. */
function Block({ dish, isSelected, onBump, onMenu }: BlockProps) {
  const { i18n } = useLingui();
  const { id, name, quantity, level, action } = dish;
  const isLeaving = action === 'takeBack';
  const handlers = usePressOrHold({
    onPress: action && onBump && (() => onBump(id)),
    onMenu: onMenu && (() => onMenu(id, undefined)),
  });
  const surface = isLeaving ? 'sunken' : levels[level].surface;
  const content = (
    <>
      <span className={css.quantity}>{quantity}</span>
      <span className={css.level}>
        <Icon icon={isLeaving ? Undo2 : levels[level].shape} UNSAFE_className={css.icon} />
        {i18n._(isLeaving ? bumpWords.takeBack : levels[level].word)}
      </span>
      <span className={css.level}>
        <KeyTile ticket={id} isSelected={isSelected} />
      </span>
    </>
  );
  if (!action || !onBump)
    return (
      <span className={css.block} data-surface={surface}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className={classNames(css.block, css.pressed)}
      data-bump={id}
      data-surface={surface}
      {...handlers}
    >
      <Spoken>
        {i18n._(bumpWords[action])} {name}{' '}
      </Spoken>
      {content}
    </button>
  );
}

interface DishCardProps extends DishHandlers {
  readonly dish: Dish;
  readonly isSelected: boolean;
}

/** A dish over all orders: how many, how long the oldest waits, in which ways, and whose they are. */
export const DishCard = memo(function DishCard({ dish, isSelected, onBump, onLine, onMenu }: DishCardProps) {
  const { t } = useLingui();
  const { id, name, since, until, orders, portions, action } = dish;
  return (
    <article
      className={classNames(css.card, isSelected && css.selected)}
      aria-label={name}
      aria-current={isSelected}
      data-surface="raised"
      data-ticket={id}
    >
      <Block dish={dish} isSelected={isSelected} {...(onBump && { onBump })} {...(onMenu && { onMenu })} />
      <div className={css.body}>
        <bdi className={css.name}>{syllables(name)}</bdi>
        <span className={css.age}>
          <OrderTimer since={since} {...(until !== undefined && { until })} />
        </span>
        <span className={css.orders}>
          <Spoken>{t`Orders`} </Spoken>
          <bdi>{orders.join(' ')}</bdi>
        </span>
        {action !== 'takeBack' && (
          <ul role="list" className={css.portions}>
            {portions.map((portion) => (
              <li key={portion.id}>
                <Portion
                  dish={dish}
                  portion={portion}
                  {...(onLine && { onLine })}
                  {...(onMenu && { onMenu })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
});
