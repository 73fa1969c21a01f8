import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws that a seed repeats. */
export interface Random {
  /** From 0 up to, not including, `end`. */
  readonly below: (end: number) => number;
  /** True so often in a hundred. */
  readonly chance: (percent: number) => boolean;
  /** One of them; there must be one. */
  readonly pick: <T>(among: readonly T[]) => T;
}

export const randomOf = (seed: number): Random => {
  const generator = xoroshiro128plus(seed);
  const below = (end: number): number => uniformInt(generator, 0, end - 1);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (among) => {
      const drawn = among[below(among.length)];
      if (drawn === undefined) throw new RangeError('Nothing to draw from');
      return drawn;
    },
  };
};
