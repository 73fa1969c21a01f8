import type { Surface } from '../generated/contract.ts';
import type { ResolvedTokens } from '../compiler/resolve.ts';
import { deficiencies, differences } from './vision.ts';

/** Grounds that tell how late an order is, from in time to very late: docs/product.md §16.14. */
const delayGrounds = ['sunken', 'warning', 'danger'] as const satisfies readonly Surface[];

/** ΔE2000 between the grounds of two delays, in every colour vision: they are told apart at a glance, across a kitchen. */
export const leastBetweenDelays = 20;

/** Delays that somebody takes for one another by their grounds, in one line each. */
export function delayCollisions(tokens: ResolvedTokens): readonly string[] {
  const colours = delayGrounds.map((surface) => {
    const value = tokens.get(`surface.${surface}.bg`)?.value;
    if (value?.type !== 'color') throw new Error(`the ground of ${surface} is not a colour`);
    return value.hex;
  });
  return (['none', ...deficiencies] as const).flatMap((vision) =>
    differences(vision, colours)
      .filter(({ difference }) => difference < leastBetweenDelays)
      .map(({ places: [one, other], difference }) => {
        const who = vision === 'none' ? 'everybody' : vision;
        return `${delayGrounds[one]} and ${delayGrounds[other]} for ${who}: ΔE2000 ${difference.toFixed(1)}, needs ${leastBetweenDelays}`;
      }),
  );
}
