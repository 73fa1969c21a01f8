import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { usePressOrHold } from '../LineRow/usePressOrHold.ts';
import * as css from './TicketCard.css.ts';
import type { Ticket } from './types.ts';
import { bumpWords } from './words.ts';

interface TicketBumpProps {
  readonly ticket: Ticket;
  readonly isTabStop: boolean;
  readonly onBump: ((ticket: string) => void) | undefined;
  readonly onMenu: ((ticket: string, anchor: HTMLElement) => void) | undefined;
}

/** Over the whole head, whose words stay readable one by one: the press that moves the order. */
export const TicketBump = memo(function TicketBump({ ticket, isTabStop, onBump, onMenu }: TicketBumpProps) {
  const { i18n } = useLingui();
  const { id, number, action } = ticket;
  const handlers = usePressOrHold({
    onPress: action && onBump && (() => onBump(id)),
    onMenu: onMenu && ((anchor) => onMenu(id, anchor)),
  });
  if (!action) return null;
  return (
    <button
      type="button"
      className={css.bump}
      data-bump={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${i18n._(bumpWords[action])} ${number}`}
      {...handlers}
    />
  );
});
