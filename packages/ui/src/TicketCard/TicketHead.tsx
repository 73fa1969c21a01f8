import { useLingui } from '@lingui/react/macro';
import { Bike, Pencil, ShoppingBag, Smartphone, Undo2, Users, Utensils } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Spoken } from '../LineRow/Spoken.tsx';
import { StatusShape } from '../LineRow/StatusShape.tsx';
import { statusWords } from '../LineRow/words.ts';
import { levels } from '../AgeScale/levels.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { OrderTimer } from '../OrderTimer/index.ts';
import { classNames } from '../styles/classNames.ts';
import { KeyTile } from './KeyTile.tsx';
import { PartNumber } from './PartNumber.tsx';
import * as css from './TicketCard.css.ts';
import type { ServiceKind, Ticket, TicketPart } from './types.ts';
import { bumpWords, hasService, serviceWords } from './words.ts';

const services: Readonly<Record<ServiceKind, IconSource>> = {
  in: Utensils,
  out: ShoppingBag,
  delivery: Bike,
  external: Smartphone,
};

/** So many figures fit beside a key and an age of hours on the narrowest card. */
const LONG_NUMBER = 4;

interface TicketHeadProps {
  readonly ticket: Ticket;
  readonly part: TicketPart;
  readonly hasTile: boolean;
  readonly isSelected: boolean;
  /** What presses it. */
  readonly children?: ReactNode;
}

const Facts = memo(function Facts({ ticket }: Pick<TicketHeadProps, 'ticket'>) {
  const { t, i18n } = useLingui();
  const { place = '', service, guests = 0, isChanged, level, status, action } = ticket;
  // How late it was does not matter any more.
  const isLeaving = action === 'takeBack';
  return (
    <div className={css.facts}>
      {place !== '' && (
        <span className={css.place}>
          <bdi>{place}</bdi>
        </span>
      )}
      {hasService(ticket) && (
        <span className={css.fact}>
          <Icon icon={services[service]} UNSAFE_className={css.icon} />
          {i18n._(serviceWords[service])}
        </span>
      )}
      {guests > 0 && (
        <span className={css.fact}>
          <Icon icon={Users} label={t`Guests`} UNSAFE_className={css.icon} />
          {i18n.number(guests)}
        </span>
      )}
      {isChanged === true && (
        <span className={css.fact}>
          <Icon icon={Pencil} UNSAFE_className={css.icon} />
          {t`Changed`}
        </span>
      )}
      {!action && (
        <span className={css.fact}>
          <StatusShape status={status} UNSAFE_className={css.icon} />
          {i18n._(statusWords[status])}
        </span>
      )}
      <span className={classNames(css.fact, css.last)}>
        <Icon icon={isLeaving ? Undo2 : levels[level].shape} UNSAFE_className={css.icon} />
        {i18n._(isLeaving ? bumpWords.takeBack : levels[level].word)}
      </span>
    </div>
  );
});

/** What is read first: which order, how old; then, on its first part, where it goes. The ground tells how late it is. */
export const TicketHead = memo(function TicketHead({
  ticket,
  part,
  hasTile,
  isSelected,
  children,
}: TicketHeadProps) {
  const { t } = useLingui();
  const { id, number, till = '', since, until, level, status, isSaving, action } = ticket;
  const isFirst = part.number === 1;
  return (
    <div
      className={classNames(css.head, isFirst && action && css.pressedHead)}
      data-surface={action === 'takeBack' ? 'sunken' : levels[level].surface}
    >
      <div className={classNames(css.numbers, !isFirst && css.repeated)}>
        {hasTile && <KeyTile ticket={id} isSelected={isSelected} />}
        <span
          className={classNames(
            css.number,
            number.length > LONG_NUMBER && css.longNumber,
            status === 'givenUp' && css.struck,
          )}
        >
          {number}
        </span>
        {isFirst && till !== '' && (
          <span className={css.till}>
            <bdi>{till}</bdi>
          </span>
        )}
        {!isFirst && (
          <span className={css.on}>
            {t`goes on`} <PartNumber part={part} />
          </span>
        )}
        {isSaving === true && (
          <span className={css.saving}>
            <Spoken>{t`Not sent yet`}</Spoken>
          </span>
        )}
        <span className={css.age}>
          {!isFirst && <Icon icon={levels[level].shape} UNSAFE_className={css.levelShape} />}
          <OrderTimer since={since} {...(until !== undefined && { until })} />
        </span>
      </div>
      {isFirst && <Facts ticket={ticket} />}
      {children}
    </div>
  );
});
