import type { Hands } from './hands.ts';
import type { Surface } from './hand.ts';

/** Marks the part of a page whose plain buttons are pressed by the hand; what is around it the browser presses. */
export const PRESSED_BY_HAND = 'data-pressed-by-hand';
/** Of an order there is one press for all of it, wherever it is touched, and one for each of its lines. */
const buttonOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(`[${PRESSED_BY_HAND}] button:not([disabled])`)) ||
  undefined;

/** The buttons of the board. Whoever draws it gives the order's id as `data-ticket` and, on a dish, the line's as `data-line`. */
export const boardSurface = ({ seen, as }: Hands): Surface => {
  const others = new WeakMap<Element, string>();
  let count = 0;
  const nameOf = (button: HTMLElement): string => {
    const ticket = button.closest<HTMLElement>('[data-ticket]')?.dataset['ticket'];
    if (ticket !== undefined) return `${ticket} ${button.dataset['line'] ?? ''}`;
    const known = others.get(button) ?? `other ${String((count += 1))}`;
    others.set(button, known);
    return known;
  };
  return {
    at: (place) => {
      const target =
        place && 'x' in place && 'y' in place ? document.elementFromPoint(place.x, place.y) : place;
      const button = buttonOf(target);
      if (!button) return undefined;
      const name = nameOf(button);
      const sight = seen();
      return {
        name,
        press: ({ clientX, clientY }) => {
          if (!button.isConnected || nameOf(button) !== name) return;
          const click = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY };
          as(sight, () => button.dispatchEvent(new MouseEvent('click', click)));
        },
      };
    },
    clickOf: ({ isTrusted, detail, target }) =>
      isTrusted && buttonOf(target) ? (detail > 0 ? 'finger' : 'key') : undefined,
  };
};
