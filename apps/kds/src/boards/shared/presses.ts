/**
 * What counts as a press (docs/product.md §16.11): decided from what fingers and keys do, and when, and from nothing else.
 * Times are milliseconds of one monotonic clock, places are pixels of the window.
 */

/** A touch at a place that was touched less than this before counts only where it is sure to mean something else. */
export const TOUCH_GUARD_MS = 450;
/** A key bounces for up to 240 ms. */
export const KEY_GUARD_MS = 300;
/** A finger that rests on the screen longer is no press: a board may not stand still for it. */
export const LONGEST_PRESS_MS = 1000;
/** What moves waits so long after a finger has left, for the one that comes down again. */
export const SETTLE_MS = 300;
/** Hands that never rest hold the board up for so long at most; then it moves between two touches. */
export const LONGEST_HOLD_MS = 3000;

/** Lengths of hands, in millimetres: they do not change with the screen. */
const SLIDE_MM = 6;
const SAME_PLACE_MM = 12;
const PALM_MM = 30;
const USUAL_PX_PER_MM = 96 / 25.4;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Reach {
  /** So far a finger may slide. */
  readonly slide: number;
  /** Two touches that are nearer to each other are meant for the same. */
  readonly place: number;
  /** What touches a larger part of the glass is no finger. */
  readonly palm: number;
}
/** @param pxPerMm pixels of the window for each millimetre of its glass */
export const reachOf = (pxPerMm = USUAL_PX_PER_MM): Reach => ({
  slide: SLIDE_MM * pxPerMm,
  place: SAME_PLACE_MM * pxPerMm,
  palm: PALM_MM * pxPerMm,
});

export interface Down extends Point {
  readonly finger: number;
  readonly at: number;
  /** What lies under it, by a name that stays while that moves about; nothing where nothing is pressed. */
  readonly what: string;
  /** Width or height of what touches, the larger. */
  readonly size: number;
}
interface Contact extends Down {
  isSpent: boolean;
  /** What it points at came there under the hand. */
  readonly isMoved: boolean;
}
interface Touched extends Point {
  readonly what: string;
  readonly at: number;
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export interface Presses {
  /** Of the glass from now on. */
  readonly reach: (reach: Reach) => void;
  /** @param whatAt what lies at a place now */
  readonly down: (down: Down, whatAt: (place: Point) => string) => void;
  readonly move: (finger: number, place: Point) => void;
  /** Whether the finger that leaves has pressed what it came down on. */
  readonly up: (finger: number, at: number) => boolean;
  /** The browser has taken the finger over, to scroll for example. */
  readonly cancel: (finger: number, at: number) => void;
  /** Whether a key that comes down, or what stands for one, counts. */
  readonly key: (code: string, at: number) => boolean;
  /** Whether a finger is down that may still press. */
  readonly isPressing: () => boolean;
  /** Until when whatever moves has to wait, as far as is known; in the past where nothing has to. */
  readonly stillUntil: () => number;
}

export const createPresses = (): Presses => {
  let reach = reachOf();
  const contacts = new Map<number, Contact>();
  let touched: readonly Touched[] = [];
  const keys = new Map<string, number>();
  let settled = -Infinity;
  let heldSince: number | undefined;

  const stillUntil = (): number => {
    const down = Math.max(-Infinity, ...[...contacts.values()].map(({ at }) => at + LONGEST_PRESS_MS));
    return Math.max(down, Math.min(settled, (heldSince ?? settled) + LONGEST_HOLD_MS));
  };
  const lift = (finger: number, at: number): Contact | undefined => {
    const contact = contacts.get(finger);
    if (!contact) return undefined;
    contacts.delete(finger);
    // One that has rested so long that the board went on holds nothing up any more.
    if (at - contact.at <= LONGEST_PRESS_MS) settled = Math.max(settled, at + SETTLE_MS);
    return contact;
  };
  const isRecent = ({ at }: Touched, now: number): boolean => now - at < TOUCH_GUARD_MS;
  return {
    reach: (next) => {
      reach = next;
    },
    down: (down, whatAt) => {
      const { finger, at, what, size } = down;
      if (stillUntil() <= at) heldSince = at;
      touched = touched.filter((one) => isRecent(one, at));
      const isMoved = touched.some(
        (one) => one.what !== what && apart(one, down) <= reach.place && whatAt(one) !== one.what,
      );
      contacts.set(finger, { ...down, isMoved, isSpent: what === '' || size > reach.palm });
    },
    move: (finger, place) => {
      const contact = contacts.get(finger);
      if (contact && apart(contact, place) > reach.slide) contact.isSpent = true;
    },
    up: (finger, at) => {
      const contact = lift(finger, at);
      if (!contact || contact.isSpent || at - contact.at > LONGEST_PRESS_MS) return false;
      const isAgain = touched.some((one) => one.what === contact.what && isRecent(one, contact.at));
      // One that did not count keeps the place guarded too: a hand that trembles has one effect.
      touched = [...touched, { x: contact.x, y: contact.y, what: contact.what, at }];
      return !isAgain && !contact.isMoved;
    },
    cancel: (finger, at) => void lift(finger, at),
    key: (code, at) => {
      const last = keys.get(code);
      keys.set(code, at);
      return last === undefined || at - last >= KEY_GUARD_MS;
    },
    isPressing: () => [...contacts.values()].some(({ isSpent }) => !isSpent),
    stillUntil,
  };
};
