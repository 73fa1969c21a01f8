import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { Spoken } from '../LineRow/Spoken.tsx';
import { Icon } from '../Icon/index.ts';
import { StatusShape } from '../LineRow/StatusShape.tsx';
import { usePressOrHold } from '../LineRow/usePressOrHold.ts';
import { statusWords } from '../LineRow/words.ts';
import type { KitchenAction } from '../LineRow/index.ts';
import { PartNumber } from './PartNumber.tsx';
import * as css from './TicketCard.css.ts';
import type { Ticket, TicketPart } from './types.ts';
import { bumpWords } from './words.ts';

interface TicketFootProps {
  readonly ticket: Ticket;
  readonly part: TicketPart;
  readonly onBump: ((ticket: string) => void) | undefined;
  readonly onMenu: ((ticket: string, anchor: HTMLElement) => void) | undefined;
  readonly isTabStop: boolean;
}

function State({ ticket: { status } }: Pick<TicketFootProps, 'ticket'>) {
  const { i18n } = useLingui();
  return (
    <span className={css.footState}>
      <StatusShape status={status} UNSAFE_className={css.icon} />
      {i18n._(statusWords[status])}
    </span>
  );
}

type BumpProps = Omit<TicketFootProps, 'part'> & { readonly action: KitchenAction };

function Bump({ ticket, action, onBump, onMenu, isTabStop }: BumpProps) {
  const { i18n } = useLingui();
  const { id, number } = ticket;
  const handlers = usePressOrHold({
    onPress: onBump && (() => onBump(id)),
    onMenu: onMenu && ((anchor) => onMenu(id, anchor)),
  });
  return (
    <button
      type="button"
      className={css.bump}
      data-bump={id}
      tabIndex={isTabStop ? 0 : -1}
      // What ends the work on a card stands out; what begins it or is only seen does not.
      {...(action === 'finish' && { 'data-surface': 'inverse' })}
      {...handlers}
    >
      <State ticket={ticket} />
      <span className={css.bumpWord}>
        {i18n._(bumpWords[action])}
        <Spoken> {number}</Spoken>
      </span>
    </button>
  );
}

/** The one press for the whole card, on its last part: who presses it has seen every line. */
export const TicketFoot = memo(function TicketFoot({ part, ...rest }: TicketFootProps) {
  const { t } = useLingui();
  const { ticket } = rest;
  if (part.number < part.of)
    return (
      <div className={css.foot}>
        <div className={css.strip}>
          {t`Goes on`}
          <PartNumber part={part} />
          <Icon icon={ArrowRight} UNSAFE_className={css.icon} />
        </div>
      </div>
    );
  return (
    <div className={css.foot}>
      {ticket.action ? (
        <Bump {...rest} action={ticket.action} />
      ) : (
        <div className={css.strip}>
          <State ticket={ticket} />
        </div>
      )}
    </div>
  );
});
