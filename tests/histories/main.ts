import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as rules from '@comanda/machines/kitchen/rules';
import { withFault } from './plant.ts';
import { planted } from './rules/planted.ts';
import { type Played, playRules } from './rules/run.ts';
import type { Rules } from './rules/world.ts';

/*
 * `npm run test:histories`: random histories of the kitchen's rules, judged by a checker that shares no code with them,
 * and the same checker against faults that were planted on purpose. HISTORIES says how many, SEED where they begin.
 */
const histories = Number(process.env['HISTORIES'] ?? 1_000_000);
const seed = Number(process.env['SEED'] ?? 1);
/** So many histories are enough for each planted fault. */
const enough = 3000;
const folder = fileURLToPath(new URL('../../packages/machines/src/kitchen/rules', import.meta.url));

/** Plays its share and answers its parent. */
const playShare = (from: number, count: number): void => {
  process.send?.(playRules(rules, from, count));
  process.disconnect();
};
const playApart = (from: number, count: number): Promise<Played> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [String(from), String(count)]);
    // A child of ours answers as `playShare` does.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    child.once('message', (played) => resolve(played as Played));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`A player ended with ${code}`));
    });
  });

const playAll = async (): Promise<boolean> => {
  const began = performance.now();
  const players = availableParallelism();
  const share = Math.ceil(histories / players);
  const played = await Promise.all(
    Array.from({ length: players }, (_, index) => playApart(seed + index * share, share)),
  );
  const sum = (of: (one: Played) => number): string =>
    played.reduce((total, one) => total + of(one), 0).toLocaleString('en');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const failed = played.flatMap((one) => one.failed ?? []);
  console.log(
    `${sum((one) => one.histories)} histories, ${sum((one) => one.operations)} operations, ${seconds} s, from seed ${seed}`,
  );
  for (const one of failed) console.log(`seed ${one.seed}:\n  ${one.faults.join('\n  ')}`);
  return failed.length === 0;
};
const catchAll = async (): Promise<boolean> => {
  const faults = Object.entries(planted);
  const missed: string[] = [];
  let slowest = 0;
  for (const [name, fault] of faults) {
    const played = playRules(await withFault<Rules>(folder, fault), seed, enough);
    if (played.failed) slowest = Math.max(slowest, played.histories);
    else missed.push(name);
  }
  console.log(
    `${faults.length - missed.length} of ${faults.length} planted faults caught, the slowest after ${slowest} histories`,
  );
  for (const name of missed) console.log(`missed: ${name}`);
  return missed.length === 0;
};

const [from, count] = process.argv.slice(2).map(Number);
if (from !== undefined && count !== undefined) playShare(from, count);
else {
  const isWhole = await playAll();
  const isCaught = await catchAll();
  process.exitCode = isWhole && isCaught ? 0 : 1;
}
