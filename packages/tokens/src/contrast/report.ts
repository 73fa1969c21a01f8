import Color from 'colorjs.io';
import type { Rgba } from '../compiler/color.ts';
import { collisions } from './charts.ts';
import { seenIn } from './check.ts';
import { kinds, least, nameOf } from './pairs.ts';
import { allPairs, readVariants } from './sources.ts';

/**
 * `npm run contrast`: each pair in the variant that tells it worst. It is judged by WCAG 2.2; beside it stands APCA's Lc,
 * which no rule of ours asks for.
 */
const variants = readVariants();
const [first] = variants;
if (first === undefined) throw new Error('there is no theme');

const colour = ({ red, green, blue }: Rgba): Color => new Color('srgb', [red, green, blue]);

const lines = allPairs(first.tokens).map((pair) => {
  const seen = variants.map(({ name, tokens }) => ({ name, ...seenIn(tokens, pair) }));
  const needed = least[pair.kind];
  const worst = seen.reduce((one, other) => (other.ratio < one.ratio ? other : one));
  const lc = colour(worst.ground).contrast(colour(worst.front), 'APCA');
  return { pair, worst, lc, needed, failures: seen.filter(({ ratio }) => ratio < needed).length };
});

for (const kind of kinds) {
  console.log(`\n${kind}, needs ${least[kind]}\n ratio  margin   APCA  in          pair (example)`);
  const ofKind = lines.filter(({ pair }) => pair.kind === kind);
  for (const { pair, worst, lc, needed } of ofKind.toSorted((a, b) => a.worst.ratio - b.worst.ratio)) {
    const margin = worst.ratio - needed;
    const figures = [
      worst.ratio.toFixed(2).padStart(6),
      margin.toFixed(2).padStart(7),
      lc.toFixed(0).padStart(6),
    ];
    console.log(
      `${figures.join(' ')}  ${worst.name.padEnd(11)} ${nameOf(pair).slice(kind.length + 1)} (${pair.example})`,
    );
  }
}
console.log('\ncharts, series that somebody takes for one another');
for (const { name, tokens } of variants)
  for (const line of collisions(tokens)) console.log(`${name.padEnd(11)} ${line}`);

const failures = lines.reduce((sum, line) => sum + line.failures, 0);
console.log(
  `\n${lines.length} pairs in ${variants.length} variants: ${lines.length * variants.length} measured, ${failures} failed`,
);
process.exitCode = failures > 0 ? 1 : 0;
