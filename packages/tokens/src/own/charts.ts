import type { ResolvedTokens } from '../compiler/resolve.ts';
import { hasCollision, series } from '../contrast/charts.ts';
import type { Mode } from '../themes.ts';

/** Ramps that a series may take, the best liked first; its first choice is that of every theme. */
const ramps = [
  'amber',
  'ink',
  'teal',
  'red',
  'violet',
  'cobalt',
  'fern',
  'apricot',
  'lilac',
  'sky',
  'ruby',
  'tangerine',
] as const;
/** What a series tries before the others. */
const usual = [['own', 'ink'], ['amber'], ['ink'], ['teal'], ['red'], ['violet']] as const;

/** A theme's two modes, with the ramp of the brand. */
export type Modes = Readonly<Record<Mode, ResolvedTokens>>;

/**
 * The ramps of the six series: no two of them are taken for one another by anybody. The first is the brand's own and the
 * others the usual ones where they can be: beside a wine red or a plum no five others are told apart,
 * and the first is in ink.
 * @throws Error where no choice of ramps is told apart
 */
export function chartRamps(modes: Modes): readonly string[] {
  const known = new Map<string, boolean>();
  const isTold = (one: readonly string[], other: readonly string[]): boolean => {
    const name = `${one.join()} ${other.join()}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const told = one.every((hex, mode) => !hasCollision([hex, other[mode] ?? '']));
    known.set(name, told);
    return told;
  };
  const hexes = (ramp: string, place: number): readonly string[] =>
    (['light', 'dark'] as const).map((mode) => hexAt(modes[mode], ramp, place));
  const search = (
    chosen: readonly string[],
    taken: readonly (readonly string[])[],
  ): readonly string[] | undefined => {
    const place = taken.length;
    if (place === series.length) return chosen;
    for (const ramp of new Set([...(usual[place] ?? []), ...ramps])) {
      const mine = hexes(ramp, place);
      if (!taken.every((other) => isTold(other, mine))) continue;
      const found = search([...chosen, ramp], [...taken, mine]);
      if (found) return found;
    }
    return undefined;
  };
  const found = search([], []);
  if (!found) throw new Error('no choice of ramps tells the series of charts apart');
  return found;
}

/** Where the colour stands that a series has with this ramp. */
export function seriesIn(tokens: ResolvedTokens, ramp: string, place: number): string {
  const step =
    tokens
      .get(`color.${series[place] ?? ''}`)
      ?.via.at(0)
      ?.split('.')
      .at(-1) ?? '';
  return `base.${ramp}.${step}`;
}

function hexAt(tokens: ResolvedTokens, ramp: string, place: number): string {
  const value = tokens.get(seriesIn(tokens, ramp, place))?.value;
  if (value?.type !== 'color') throw new Error(`${series[place]} has no colour in ${ramp}`);
  return value.hex;
}
