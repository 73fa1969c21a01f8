/** So long after a card has left, no other card takes over a number. */
export const LATCH_MS = 700;
/** A finger is so much later than the eye: a digit means the card that had it then. */
export const REACTION_MS = 250;
/** All numbers of a full board in one frame would keep a slow screen from hearing a press: so many at a time. */
export const AT_ONCE = 8;
const FRAME_MS = 16;

export interface Numbering {
  /** Number of each order on the page; from 1, and each has its own. */
  readonly numbers: ReadonlyMap<string, number>;
  /** When they are others, if nothing happens before: gaps close. By the clock that `at` is of. */
  readonly nextAt: number | undefined;
}
interface Past {
  readonly from: number;
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * Numbers of the cards on a page, held still under a cook's hands: cards that move up because another one has left are
 * how the wrong one is bumped. Times are of a monotonic clock, milliseconds.
 */
export interface Latch {
  /** The orders of the page in reading order, as they are from now on. */
  readonly show: (orders: readonly string[], at: number) => Numbering;
  /** The order that a digit pressed now is meant for; nothing where that one is gone. */
  readonly meant: (number: number, at: number) => string | undefined;
}

const packed = (orders: readonly string[]): ReadonlyMap<string, number> =>
  new Map(orders.map((order, index) => [order, index + 1]));
const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([order, number]) => other.get(order) === number);

/** Gaps close from the first on, so that no two cards have the same number meanwhile. */
const closing = (
  shown: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const changed = [...wanted].filter(([order, number]) => shown.get(order) !== number);
  const areGaps = changed.every(([order, number]) => number < (shown.get(order) ?? 0));
  if (!areGaps) return wanted;
  const later = new Set(changed.slice(AT_ONCE).map(([order]) => order));
  return new Map(
    [...wanted].map(([order, number]) => [order, later.has(order) ? (shown.get(order) ?? number) : number]),
  );
};

export const createLatch = (): Latch => {
  let past: readonly Past[] = [];
  let shown: ReadonlyMap<string, number> = new Map();
  let heldUntil = 0;

  const held = (orders: readonly string[]): ReadonlyMap<string, number> => {
    let last = Math.max(0, ...shown.values());
    return new Map(orders.map((order) => [order, shown.get(order) ?? ++last]));
  };
  return {
    show: (orders, at) => {
      const here = new Set(orders);
      // Another page, or another list, is looked at anew: nothing of it was there before.
      const isSamePage = [...shown.keys()].some((order) => here.has(order));
      if (isSamePage && [...shown.keys()].some((order) => !here.has(order))) heldUntil = at + LATCH_MS;
      const isHeld = isSamePage && at < heldUntil;
      const wanted = packed(orders);
      const numbers = isHeld ? held(orders) : closing(shown, wanted);
      if (!isSame(numbers, shown)) {
        past = [
          ...past.filter(({ from }, index) => from > at - 1000 || index === past.length - 1),
          { from: at, numbers },
        ];
        shown = numbers;
      }
      const nextAt = isHeld ? heldUntil : at + FRAME_MS;
      return { numbers: shown, nextAt: isSame(shown, wanted) ? undefined : nextAt };
    },
    meant: (number, at) => {
      const seen = past.findLast(({ from }) => from <= at - REACTION_MS) ?? past[0];
      const order = [...(seen?.numbers ?? [])].find(([, one]) => one === number)?.[0];
      return order !== undefined && shown.has(order) ? order : undefined;
    },
  };
};
