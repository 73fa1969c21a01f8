import type { Readable } from '../engine/kitchen.ts';

/** A hand that rests on the screen longer than this, in milliseconds, is no press: a board may not stand still for it. */
export const LONGEST_PRESS_MS = 1000;
/** The click of a touch comes so much later than its end, at most; milliseconds. */
export const CLICK_AFTER_MS = 100;

/** Whether somebody is pressing something now: from where the pointer comes down until its click has done what it does. */
export interface Hand {
  readonly isDown: () => boolean;
  /** Calls when the last finger is up; gives what ends that. */
  readonly onUp: (listener: () => void) => () => void;
  /** Begins to watch a page; gives what ends that. */
  readonly watch: (page: EventTarget) => () => void;
}

const fingerOf = (event: Event): number => ('pointerId' in event ? Number(event.pointerId) : Number.NaN);

/** The hand of one page; each finger by itself. */
export const createHand = (): Hand => {
  const ends = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const lift = (finger: number): void => {
    clearTimeout(ends.get(finger));
    if (ends.delete(finger) && ends.size === 0) for (const listener of listeners) listener();
  };
  const liftIn = (finger: number, milliseconds: number): void => {
    clearTimeout(ends.get(finger));
    ends.set(
      finger,
      setTimeout(() => lift(finger), milliseconds),
    );
  };
  const down = (event: Event): void => liftIn(fingerOf(event), LONGEST_PRESS_MS);
  const up = (event: Event): void => {
    if (ends.has(fingerOf(event))) liftIn(fingerOf(event), CLICK_AFTER_MS);
  };
  const clicked = (event: Event): void => {
    // Some browsers do not say whose click it is.
    if ('pointerId' in event) lift(fingerOf(event));
    else for (const finger of ends.keys()) lift(finger);
  };
  return {
    isDown: () => ends.size > 0,
    onUp: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: (page) => {
      // Before anything else hears of a press, and after all else has heard of its click.
      page.addEventListener('pointerdown', down, { capture: true });
      page.addEventListener('pointerup', up);
      page.addEventListener('pointercancel', up);
      page.addEventListener('click', clicked);
      return () => {
        page.removeEventListener('pointerdown', down, { capture: true });
        page.removeEventListener('pointerup', up);
        page.removeEventListener('pointercancel', up);
        page.removeEventListener('click', clicked);
        for (const finger of ends.keys()) lift(finger);
      };
    },
  };
};

/**
 * What is shown, held still under a hand: a card that moves while it is being pressed is not pressed, or another one is
 * (docs/product.md §16.11).
 */
export const heldStill = <T>(source: Readable<T>, hand: Hand): Readable<T> => {
  let shown = source.get();
  return {
    get: () => {
      if (!hand.isDown()) shown = source.get();
      return shown;
    },
    subscribe: (listener) => {
      const ends = [
        source.subscribe(() => {
          if (!hand.isDown()) listener();
        }),
        hand.onUp(listener),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
};
