import Color from 'colorjs.io';
import type { Rgba } from '../compiler/color.ts';
import { collisions } from './charts.ts';
import { seenIn, type Seen } from './check.ts';
import { kinds, least, nameOf, type Pair } from './pairs.ts';
import { allPairs, offeredVariants, type NamedVariant } from './sources.ts';

/** The proof of contrast for people to read, and in how many places it fails. */
export interface Report {
  readonly lines: readonly string[];
  readonly failures: number;
}

interface Row {
  readonly pair: Pair;
  /** In the variant that tells the pair worst. */
  readonly worst: Seen & { readonly name: string };
  readonly failures: number;
}

/**
 * Each pair in the variant that tells it worst. It is judged by WCAG 2.2; beside it stands APCA's Lc, which no rule of ours
 * asks for. Below them series of charts that somebody takes for one another.
 * @throws Error when there is no theme.
 */
export function contrastReport(): Report {
  const variants = offeredVariants();
  const [first] = variants;
  if (first === undefined) throw new Error('there is no theme');
  const rows = allPairs(first.tokens).map((pair) => rowOf(pair, variants));
  const alike = variants.flatMap(({ name, tokens }) =>
    collisions(tokens).map((line) => `${name.padEnd(8)} ${line}`),
  );
  const failures = rows.reduce((sum, row) => sum + row.failures, 0);
  return {
    lines: [
      ...kinds.flatMap((kind) => [
        `${kind}, needs ${least[kind]}`,
        ' ratio  margin   APCA  in       pair (example)',
        ...rows
          .filter(({ pair }) => pair.kind === kind)
          .sort((a, b) => a.worst.ratio - b.worst.ratio)
          .map(printRow),
        '',
      ]),
      ...alike,
      `${rows.length} pairs in ${variants.length} variants: ${rows.length * variants.length} measured, ${failures} failed; ` +
        `charts: ${alike.length} series taken for one another`,
    ],
    failures: failures + alike.length,
  };
}

function rowOf(pair: Pair, variants: readonly NamedVariant[]): Row {
  const seen = variants.map(({ name, tokens }) => ({ name, ...seenIn(tokens, pair) }));
  const worst = seen.reduce((one, other) => (other.ratio < one.ratio ? other : one));
  return { pair, worst, failures: seen.filter(({ ratio }) => ratio < least[pair.kind]).length };
}

function printRow({ pair, worst }: Row): string {
  const lc = colour(worst.ground).contrast(colour(worst.front), 'APCA');
  const figures = [
    worst.ratio.toFixed(2).padStart(6),
    (worst.ratio - least[pair.kind]).toFixed(2).padStart(7),
    lc.toFixed(0).padStart(6),
  ];
  const what = nameOf(pair).slice(pair.kind.length + 1);
  return `${figures.join(' ')}  ${worst.name.padEnd(8)} ${what} (${pair.example})`;
}

function colour({ red, green, blue }: Rgba): Color {
  return new Color('srgb', [red, green, blue]);
}
