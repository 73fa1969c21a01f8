import { rgbaOf, type Rgba } from './color.ts';
import type { ResolvedTokens } from './resolve.ts';

/** The step of the same ramp that lies nearest in lightness among those that pass; `undefined` where none does. */
export function nearestPassing(
  tokens: ResolvedTokens,
  step: string,
  passes: (candidate: Rgba) => boolean,
): string | undefined {
  const from = tokens.get(step)?.value;
  if (from?.type !== 'color') return undefined;
  const ramp = step.slice(0, step.lastIndexOf('.') + 1);
  let best: { readonly path: string; readonly distance: number } | undefined;
  for (const { path, value } of tokens.values()) {
    if (!path.startsWith(ramp) || value.type !== 'color' || !passes(rgbaOf(value))) continue;
    const distance = Math.abs(value.components[0] - from.components[0]);
    if (best === undefined || distance < best.distance) best = { path, distance };
  }
  return best?.path;
}
