/** Chance that is the same for the same seed (mulberry32). */
export interface Chance {
  /** From 0 up to 1. */
  readonly share: () => number;
  /** Whether something that happens so often happens now. */
  readonly is: (often: number) => boolean;
  /** A whole number from 0 up to a bound. */
  readonly below: (bound: number) => number;
  readonly one: <T>(of: readonly T[]) => T;
}
export const chanceOf = (seed: number): Chance => {
  let state = seed;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(share() * bound);
  return {
    share,
    below,
    is: (often) => share() < often,
    one: (of) => {
      const found = of[below(of.length)];
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found;
    },
  };
};
