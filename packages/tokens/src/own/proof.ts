import { collisions } from '../contrast/charts.ts';
import { shortfalls } from '../contrast/check.ts';
import { actionCollisions } from '../contrast/destructive.ts';
import { delayCollisions } from '../contrast/kitchen.ts';
import { allPairs } from '../contrast/sources.ts';
import { modes } from '../themes.ts';
import type { OwnColours } from './colours.ts';
import { ownLooks, type LookSources } from './looks.ts';

export interface Proof {
  readonly measured: number;
  /** Each begins with the theme and the mode that it is in. */
  readonly faults: readonly string[];
}

/** Measures what every theme has to hold in the two looks of a brand: pairs of colours, charts, delays, what destroys. */
export function proofOf(colours: OwnColours, sources: LookSources): Proof {
  const proofs = ownLooks(colours, sources).flatMap((theme) =>
    modes.map((mode) => {
      const tokens = theme[mode];
      const pairs = allPairs(tokens);
      const faults = [
        ...shortfalls(tokens, pairs),
        ...collisions(tokens),
        ...delayCollisions(tokens),
        ...actionCollisions(tokens),
      ];
      return { measured: pairs.length, faults: faults.map((fault) => `${theme.code} ${mode}: ${fault}`) };
    }),
  );
  return {
    measured: proofs.reduce((sum, { measured }) => sum + measured, 0),
    faults: proofs.flatMap(({ faults }) => faults),
  };
}
