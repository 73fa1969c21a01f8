import { contrast, over, rgbaOf, type Rgba } from '../compiler/color.ts';
import { nearestPassing } from '../compiler/nearest.ts';
import type { ResolvedToken, ResolvedTokens } from '../compiler/resolve.ts';
import { tokenOf } from './paints.ts';
import { least, nameOf, type Pair } from './pairs.ts';

/** A front as it is seen, on the ground as it is seen. Both are opaque. */
export interface Seen {
  readonly front: Rgba;
  readonly ground: Rgba;
  /** WCAG 2.2, 1 to 21. */
  readonly ratio: number;
}

/**
 * A pair in one variant: of its fronts the one that is told best from the ground.
 * @throws Error when a paint has no token, or the lowest layer lets through what lies below.
 */
export function seenIn(tokens: ResolvedTokens, pair: Pair): Seen {
  const ground = composite(tokens, pair.ground);
  const seen = pair.fronts.map((paint) => seenOn(ground, colourOf(tokenOf(tokens, paint))));
  return seen.reduce((best, other) => (other.ratio > best.ratio ? other : best));
}

/** Every pair of a variant that falls short, in one line each, with the nearest step of the ramp that would pass. */
export function shortfalls(tokens: ResolvedTokens, pairs: readonly Pair[]): readonly string[] {
  return pairs.flatMap((pair) => {
    const needed = least[pair.kind];
    const { ground, ratio } = seenIn(tokens, pair);
    if (ratio >= needed) return [];
    const [paint = ''] = pair.fronts;
    const token = tokenOf(tokens, paint);
    const passes = (colour: Rgba): boolean => seenOn(ground, colour).ratio >= needed;
    const better = nearestPassing(tokens, token.via.at(-1) ?? token.path, passes);
    const advice = better === undefined ? 'no step of its ramp passes' : `nearest that passes: ${better}`;
    return `${nameOf(pair)} (${pair.example}): ${ratio.toFixed(2)}, needs ${needed}; ${advice}`;
  });
}

function seenOn(ground: Rgba, colour: Rgba): Seen {
  const front = over(colour, ground);
  return { front, ground, ratio: contrast(front, ground) };
}

function composite(tokens: ResolvedTokens, layers: readonly string[]): Rgba {
  const ground = layers
    .map((paint) => colourOf(tokenOf(tokens, paint)))
    .reduce((bottom, top) => over(top, bottom));
  if (ground.alpha < 1) throw new Error(`${layers.join(' + ')} lets through what lies below`);
  return ground;
}

function colourOf({ path, value }: ResolvedToken): Rgba {
  if (value.type !== 'color') throw new Error(`${path} is not a colour`);
  return rgbaOf(value);
}
