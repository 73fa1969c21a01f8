import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws of one till; the same seed gives the same shop. */
export interface Draws {
  /** In [0, 1). */
  readonly share: () => number;
  /** Waiting time with a mean, of events that know nothing of one another. */
  readonly exponential: (mean: number) => number;
  /** A count from 1 to `most` with its mode at 1 and about the given mean. */
  readonly count: (mean: number, most: number) => number;
  readonly pick: <T>(entries: readonly T[], weight: (entry: T) => number) => T | undefined;
}

export const drawsOf = (seed: number): Draws => {
  const generator = xoroshiro128plus(seed);
  const share = (): number => uniformFloat64(generator);
  return {
    share,
    exponential: (mean) => -Math.log(1 - share()) * mean,
    count: (mean, most) => Math.min(most, 1 + Math.floor(Math.log(1 - share()) / Math.log(1 - 1 / mean))),
    pick: (entries, weight) => {
      let left = share() * entries.reduce((sum, entry) => sum + weight(entry), 0);
      return entries.find((entry) => (left -= weight(entry)) < 0) ?? entries.at(-1);
    },
  };
};

/** A seed of its own for each till, from the run's seed and the till's name. */
export const seedOf = (seed: number, name: string): number =>
  Array.from(name).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5 ^ seed,
  );
