import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { BoardCell } from './place.ts';
import { stepOf, walk } from './walk.ts';

interface Roving {
  readonly board: RefObject<HTMLElement | null>;
  readonly cells: readonly BoardCell[];
  readonly selected: string | undefined;
  readonly onSelect: ((ticket: string) => void) | undefined;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null;

const focusCell = (board: HTMLElement | null, ticket: string): void =>
  board?.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(ticket)}"]`)?.focus({ preventScroll: true });

/** Inside a card the keys that point up and down lead from one press to the next. */
const walkInside = (cell: HTMLElement, key: string): boolean => {
  const presses = [...cell.querySelectorAll<HTMLElement>('button')];
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const next =
    by === 0 ? undefined : presses[presses.findIndex((each) => each === document.activeElement) + by];
  next?.focus();
  return next !== undefined;
};

/**
 * One card at a time is reached with Tab; arrows, Home and End lead to the others. From inside a card up and down walk
 * its lines, sideways leads to the next card and Escape to the card itself. Handled keys are `defaultPrevented`.
 */
export const useRoving = ({ board, cells, selected, onSelect }: Roving) => {
  const { direction } = useLocale();
  const hadFocus = useRef(false);
  const lastSelected = useRef(selected);
  const first = cells[0]?.ticket.id;
  const tabStop = cells.some(({ ticket }) => ticket.id === selected) ? selected : first;
  useLayoutEffect(() => {
    const isMoved = selected !== undefined && selected !== lastSelected.current;
    lastSelected.current = selected;
    if (!hadFocus.current || tabStop === undefined) return;
    // The focused card is gone, or the selection was moved by other keys.
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isElsewhere = isMoved && board.current?.contains(activeElement) === true && activeElement !== null;
    if (isLost || (isElsewhere && cellOf(activeElement)?.dataset['ticket'] !== tabStop))
      focusCell(board.current, tabStop);
  });
  return {
    tabStop,
    handlers: {
      onFocus: ({ target }: { readonly target: EventTarget }) => {
        hadFocus.current = true;
        const ticket = cellOf(target)?.dataset['ticket'];
        if (ticket !== undefined && ticket !== selected) onSelect?.(ticket);
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget instanceof Node && board.current?.contains(relatedTarget) !== true)
          hadFocus.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const cell = cellOf(event.target);
        const ticket = cell?.dataset['ticket'];
        if (!cell || ticket === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const isInside = event.target !== cell;
        const step = stepOf(event.key, direction === 'rtl');
        if (isInside && walkInside(cell, event.key)) event.preventDefault();
        else if (isInside && (step === 'above' || step === 'below')) event.preventDefault();
        else if (isInside && event.key === 'Escape') {
          event.preventDefault();
          focusCell(board.current, ticket);
        } else if (step) {
          event.preventDefault();
          const next = walk(cells, ticket, step);
          if (next !== undefined) focusCell(board.current, next);
        }
      },
    },
  };
};
