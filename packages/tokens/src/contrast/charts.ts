import type { ResolvedTokens } from '../compiler/resolve.ts';
import type { Pair } from './pairs.ts';
import { deficiencies, differences } from './vision.ts';

/** No component draws charts yet, so what their colours must hold is written here. */
export const series = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;
const [odd, even] = [
  ['chart1', 'chart3', 'chart5'],
  ['chart2', 'chart4', 'chart6'],
] as const;

const pairOf = (front: string, ground: string): Pair => ({
  kind: 'nonText',
  fronts: [front],
  ground: [ground],
  example: 'charts',
});

/** Each series on the surfaces that charts lie on; series that can touch, as areas where some between are missing. */
export const chartPairs: readonly Pair[] = [
  ...['page', 'raised', 'overlay'].flatMap((ground) => series.map((front) => pairOf(front, ground))),
  ...odd.flatMap((front) => even.map((ground) => pairOf(front, ground))),
];

/**
 * Somebody finds the series of a mark in the legend. Two colours side by side are just told apart at a ΔE2000 of about
 * 2.3; small marks far from their legend need some four times that (Szafir, "Modeling Color Difference for Visualization
 * Design", 2018).
 */
const leastBetweenSeries = 10;
const visions = ['none', ...deficiencies.filter((vision) => vision !== 'achromatopsia')] as const;

/** Whether somebody takes any two of these colours, `#rrggbb`, for one another. */
export const hasCollision = (colours: readonly string[]): boolean =>
  visions.some((vision) =>
    differences(vision, colours).some(({ difference }) => difference < leastBetweenSeries),
  );

/** Series that somebody takes for one another, in one line each. */
export function collisions(tokens: ResolvedTokens): readonly string[] {
  const colours = series.map((role) => {
    const value = tokens.get(`color.${role}`)?.value;
    if (value?.type !== 'color') throw new Error(`${role} is not a colour`);
    return value.hex;
  });
  return visions.flatMap((vision) =>
    differences(vision, colours)
      .filter(({ difference }) => difference < leastBetweenSeries)
      .map(({ places: [one, other], difference }) => {
        const who = vision === 'none' ? 'everybody' : vision;
        return `${series[one]} and ${series[other]} for ${who}: ΔE2000 ${difference.toFixed(1)}, needs ${leastBetweenSeries}`;
      }),
  );
}
