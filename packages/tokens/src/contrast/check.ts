import { contrast, over, rgbaOf, type Rgba } from '../compiler/color.ts';
import { nearestPassing } from '../compiler/nearest.ts';
import type { ResolvedToken, ResolvedTokens } from '../compiler/resolve.ts';
import type { ColorRole, Surface } from '../generated/contract.ts';
import type { Meeting } from './pairs.ts';

/** Every pair of a variant that falls short, in one line each, with the nearest step of the ramp that would pass. */
export function shortfalls(tokens: ResolvedTokens, meetings: readonly Meeting[]): readonly string[] {
  return meetings.flatMap(({ fronts, grounds, on, least }) =>
    on.flatMap((surface) =>
      grounds.flatMap((layers) =>
        fronts.flatMap((front) => shortfall(tokens, { surface, layers, front, least }) ?? []),
      ),
    ),
  );
}

interface Pair {
  readonly surface: Surface;
  readonly layers: readonly ColorRole[];
  readonly front: ColorRole;
  readonly least: number;
}

function shortfall(tokens: ResolvedTokens, { surface, layers, front, least }: Pair): string | undefined {
  const ground = composite(tokens, surface, layers);
  const token = tokenOf(tokens, surface, front);
  const ratio = ratioOn(ground, colourOf(token));
  if (ratio >= least) return undefined;
  const step = token.via.at(-1) ?? token.path;
  const better = nearestPassing(tokens, step, (colour) => ratioOn(ground, colour) >= least);
  const advice = better === undefined ? 'no step of its ramp passes' : `nearest that passes: ${better}`;
  return `${front} on ${layers.join(' + ')} (${surface}): ${ratio.toFixed(2)}, needs ${least}; ${advice}`;
}

function ratioOn(ground: Rgba, colour: Rgba): number {
  return contrast(over(colour, ground), ground);
}

function composite(tokens: ResolvedTokens, surface: Surface, layers: readonly ColorRole[]): Rgba {
  const colours = layers.map((role) => colourOf(tokenOf(tokens, surface, role)));
  const ground = colours.reduce((bottom, top) => over(top, bottom));
  if (ground.alpha < 1) throw new Error(`${layers.join(' + ')} on ${surface} lets through what lies below`);
  return ground;
}

/** A surface decides some roles itself; the others come from the theme. */
function tokenOf(tokens: ResolvedTokens, surface: Surface, role: ColorRole): ResolvedToken {
  const token = tokens.get(`surface.${surface}.${role}`) ?? tokens.get(`color.${role}`);
  if (token === undefined) throw new Error(`no token for ${role} on ${surface}`);
  return token;
}

function colourOf({ path, value }: ResolvedToken): Rgba {
  if (value.type !== 'color') throw new Error(`${path} is not a colour`);
  return rgbaOf(value);
}
