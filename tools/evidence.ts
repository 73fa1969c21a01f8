import { nameOf, offeredVariants, seenIn, type Pair } from '@comanda/tokens/contrast';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence, Least, MetStory } from './lib/evidence.ts';
import { readMet } from './lib/met.mjs';
import { run } from './lib/process.mjs';
import { root } from './lib/root.mjs';
import { buildPackages, packFolder } from './pack/packed.ts';
import { scalesIn } from './pack/scales.ts';
import { components } from './pack/ui.ts';

/**
 * `npm run evidence [-- <part of an id, as actions-button>…]`: looks at every story, or at those that are named, measures their
 * components and writes what it found to `.cache/evidence`, a file a component. A workbench built after it shows it.
 */
const folder = join(root, '.cache', 'evidence');
const metFolder = join(folder, 'met');
rmSync(metFolder, { recursive: true, force: true });

const { code, output } = await run(process.execPath, ['tools/stories.mjs', ...process.argv.slice(2)], {
  env: { ...process.env, COMANDA_EVIDENCE: 'collect' },
  limitSeconds: 900,
});
if (code !== 0) {
  console.error(output);
  process.exit(1);
}

const index: { entries: Record<string, { importPath: string }> } = JSON.parse(
  readFileSync(join(root, '.cache', 'storybook', 'index.json'), 'utf8'),
);
const met: MetStory[] = readdirSync(metFolder)
  .flatMap((file) => readFileSync(join(metFolder, file), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const byComponent = groupBy(met, ({ id }) => id.split('--')[0] ?? '');
const pairsOf = groupBy(readMet(), ({ title }) => title);
await buildPackages();
const scales = scalesIn(packFolder);
const variants = offeredVariants();

mkdirSync(folder, { recursive: true });
let written = 0;
for (const [component, found] of byComponent) {
  const stories = found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [first] = stories;
  const path = index.entries[first?.id ?? '']?.importPath ?? '';
  const name = /packages\/ui\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
  if (!first || !components.includes(name)) continue;
  const size = await scales.ofComponents([name]);
  const pairs = (pairsOf.get(first.title) ?? []).flatMap((story) => story.pairs);
  const evidence = evidenceFrom(stories, pairs, size);
  writeFileSync(join(folder, `${component}.json`), `${JSON.stringify(evidence, undefined, 2)}\n`);
  written += 1;
}
console.log(`${written} components, ${met.length} stories. npm run storybook:build shows it.`);

function evidenceFrom(stories: MetStory[], all: readonly Pair[], size: Evidence['size']): Evidence {
  const pairs = [...new Map(all.map((pair) => [nameOf(pair), pair])).values()];
  const text = leastOf(pairs.filter(({ kind }) => kind === 'text' || kind === 'kitchen'));
  const nonText = leastOf(pairs.filter(({ kind }) => kind === 'nonText' || kind === 'focus'));
  const [target] = stories
    .flatMap(({ name, target }) => (target ? [{ ...target, story: name }] : []))
    .toSorted((one, other) => one.pixels - other.pixels);
  return {
    stories: stories.length,
    axe: {
      version: stories[0]?.axe.version ?? '',
      passed: [...new Set(stories.flatMap(({ axe }) => axe.passed))].sort(),
      violations: stories.reduce((sum, { axe }) => sum + axe.violations, 0),
    },
    contrast: {
      variants: variants.length,
      pairs: pairs.length,
      ...(text && { text }),
      ...(nonText && { nonText }),
    },
    ...(target && { target }),
    size,
    trees: stories.map(({ name, tree }) => ({ story: name, tree })),
  };
}

/** The pair that is told worst in any look that people wear. */
function leastOf(pairs: readonly Pair[]): Least | undefined {
  const seen = variants.flatMap(({ name, tokens }) =>
    pairs.map((pair) => ({ ratio: seenIn(tokens, pair).ratio, pair: nameOf(pair), variant: name })),
  );
  return seen.toSorted((one, other) => one.ratio - other.ratio)[0];
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
