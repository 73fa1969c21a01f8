import { nameOf, offeredVariants, seenIn, type Pair } from '@comanda/tokens/contrast';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence, Least, MetStory } from './evidence.ts';
import { readMet } from './met.mjs';
import { readShown, recordFolder } from './record-folder.mjs';
import { storybookFolder } from './storybook-build.mjs';

/**
 * Writes what the stories of this run showed, a file a component. A component of which a story did not run or has a fault
 * keeps none: what an earlier run found would be said of what is there now.
 *
 * @param isWhole every story was to run
 */
export function writeRecords(isWhole: boolean): void {
  const { entries }: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
    readFileSync(join(storybookFolder, 'index.json'), 'utf8'),
  );
  const all = Object.values(entries).filter(({ type }) => type === 'story');
  const countOf = groupBy(all, ({ id }) => componentOf(id));
  const pairsOf = groupBy(readMet(), ({ title }) => title);
  mkdirSync(recordFolder, { recursive: true });
  // Until somebody weighs them, a page that asks for a size has an answer.
  const sizes = join(recordFolder, 'sizes.json');
  if (!existsSync(sizes)) writeFileSync(sizes, '{}\n');
  const old = readdirSync(recordFolder).filter((file) => file !== 'sizes.json');
  for (const file of isWhole ? old : []) rmSync(join(recordFolder, file));
  for (const [component, stories] of groupBy(readShown(), ({ id }) => componentOf(id))) {
    const file = join(recordFolder, `${component}.json`);
    rmSync(file, { force: true });
    if (stories.length !== countOf.get(component)?.length) continue;
    const sorted = stories.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const pairs = (pairsOf.get(sorted[0]?.title ?? '') ?? []).flatMap((story) => story.pairs);
    writeFileSync(file, `${JSON.stringify(evidenceFrom(sorted, pairs), undefined, 2)}\n`);
  }
}

/** `actions-button` of `actions-button--primary`. */
const componentOf = (id: string): string => id.split('--')[0] ?? '';

function evidenceFrom(stories: readonly MetStory[], all: readonly Pair[]): Evidence {
  const pairs = [...new Map(all.map((pair) => [nameOf(pair), pair])).values()];
  const text = leastOf(pairs.filter(({ kind }) => kind === 'text' || kind === 'kitchen'));
  const nonText = leastOf(pairs.filter(({ kind }) => kind === 'nonText' || kind === 'focus'));
  const [target] = stories
    .flatMap(({ name, target }) => (target ? [{ ...target, story: name }] : []))
    .toSorted((one, other) => one.pixels - other.pixels);
  const walks = stories.flatMap(({ name, walked }) => walked.map((pattern) => ({ pattern, name })));
  return {
    stories: stories.length,
    axe: {
      version: stories[0]?.axe.version ?? '',
      passed: [...new Set(stories.flatMap(({ axe }) => axe.passed))].toSorted(),
      violations: stories.reduce((sum, { axe }) => sum + axe.violations, 0),
    },
    walked: [...groupBy(walks, ({ pattern }) => pattern)].map(([pattern, walked]) => ({
      pattern,
      stories: walked.map(({ name }) => name),
    })),
    pressed: stories
      .filter(({ pressed }) => pressed.length > 0)
      .map(({ name, pressed }) => ({ story: name, keys: pressed })),
    contrast: {
      variants: variants.length,
      pairs: pairs.length,
      ...(text && { text }),
      ...(nonText && { nonText }),
    },
    ...(target && { target }),
    trees: stories.map(({ name, tree }) => ({ story: name, tree })),
  };
}

const variants = offeredVariants();
/** Many components show the same pairs. */
const known = new Map<string, Least>();

/** The pair that is told worst in any look that people wear. */
function leastOf(pairs: readonly Pair[]): Least | undefined {
  const leasts = pairs.map((pair) => {
    const name = nameOf(pair);
    const least = known.get(name) ?? lowest(variants.map((variant) => seen(pair, variant)));
    if (least) known.set(name, least);
    return least;
  });
  return lowest(leasts.filter((least) => least !== undefined));
}

const seen = (pair: Pair, { name, tokens }: (typeof variants)[number]): Least => ({
  ratio: seenIn(tokens, pair).ratio,
  pair: nameOf(pair),
  variant: name,
});

const lowest = (all: readonly Least[]): Least | undefined =>
  all.toSorted((one, other) => one.ratio - other.ratio)[0];

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
