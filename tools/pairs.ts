import { nameOf, pairsFile, printPairs, readPairs, type Pair } from '@comanda/tokens/contrast';
import { writeFileSync } from 'node:fs';
import { readMet, ruleFaults } from './lib/met.mjs';
import { run } from './lib/process.mjs';

/**
 * `npm run pairs`: shows every story, in every state that its styles know, and writes which colours meet in them
 * (`packages/tokens/src/contrast/pairs.json`). What is new or gone is said, to be looked at before it is committed.
 */
const { code, output } = await run(process.execPath, ['--import', 'tsx', 'tools/stories.mjs'], {
  env: { ...process.env, COMANDA_PAIRS: 'derive' },
  limitSeconds: 900,
});
if (code !== 0) {
  console.error(output);
  process.exit(1);
}

const before = new Map(readPairs().map((pair) => [nameOf(pair), pair]));
const after = new Map<string, Pair>();
const stories = readMet();
for (const pair of stories.flatMap(({ pairs }) => pairs).sort((a, b) => (a.example < b.example ? -1 : 1))) {
  const name = nameOf(pair);
  const old = before.get(name)?.example;
  // An example stays while it is one.
  if (!after.has(name) || pair.example === old) after.set(name, pair);
}
writeFileSync(pairsFile, printPairs([...after.values()]));

const say = (sign: string, pairs: Iterable<Pair>, others: ReadonlyMap<string, Pair>): void => {
  for (const pair of pairs)
    if (!others.has(nameOf(pair))) console.log(`${sign} ${nameOf(pair)} (${pair.example})`);
};
say('-', before.values(), after);
say('+', after.values(), before);
console.log(`${after.size} pairs in ${stories.length} stories`);
const faults = ruleFaults(stories);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
