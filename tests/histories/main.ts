import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Kind, kinds } from './kinds.ts';
import { play, type Played } from './play.ts';

/*
 * `npm run test:histories`: random histories of the kitchen, judged by checkers that share no code with it, and the same
 * checkers against faults that were planted on purpose. HISTORIES says how many of the rules, the other kinds in
 * proportion; SEED where they begin; KIND takes some kinds only. `SEED=7 HISTORIES=1 KIND=kitchen` plays one again.
 */
const histories = Number(process.env['HISTORIES'] ?? 1_000_000);
const seed = Number(process.env['SEED'] ?? 1);
const wanted = process.env['KIND']?.split(',') ?? kinds.map(({ name }) => name);
const players = availableParallelism();

/** Plays its share and answers its parent. */
const playShare = async ({ open }: Kind, from: number, count: number): Promise<void> => {
  const { tell, close } = await open();
  const played = await play(tell, from, count);
  await close?.();
  process.send?.(played);
  process.disconnect();
};
const playApart = (kind: Kind, from: number, count: number): Promise<Played> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [kind.name, String(from), String(count)]);
    // A child of ours answers as `playShare` does.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    child.once('message', (played) => resolve(played as Played));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`A player ended with ${code}`));
    });
  });

const playAll = async (kind: Kind): Promise<boolean> => {
  const began = performance.now();
  const count = Math.max(1, Math.round((histories * kind.share) / 1_000_000));
  const share = Math.ceil(count / players);
  const starts = Array.from({ length: players }, (_, index) => index * share).filter(
    (start) => start < count,
  );
  const played = await Promise.all(
    starts.map((start) => playApart(kind, seed + start, Math.min(share, count - start))),
  );
  const sum = (of: (one: Played) => number): string =>
    played.reduce((total, one) => total + of(one), 0).toLocaleString('en');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${kind.name}: ${sum((one) => one.histories)} histories, ${sum((one) => one.operations)} operations, ${seconds} s, from seed ${seed}`,
  );
  const failed = played.flatMap((one) => one.failed ?? []);
  for (const one of failed)
    console.log(
      [`seed ${one.seed}:`, ...one.steps, ...one.faults.map((fault) => `FAULT ${fault}`)].join('\n  '),
    );
  return failed.length === 0;
};
const catchAll = async ({ name, planted, enough }: Kind): Promise<boolean> => {
  const faults = Object.entries(planted);
  if (faults.length === 0) return true;
  const missed: string[] = [];
  let slowest = 0;
  for (const [fault, { open }] of faults) {
    const played = await play(await open(), seed, enough);
    if (played.failed) slowest = Math.max(slowest, played.histories);
    else missed.push(fault);
  }
  console.log(
    `${name}: ${faults.length - missed.length} of ${faults.length} planted faults caught, the slowest after ${slowest} histories`,
  );
  for (const fault of missed) console.log(`missed: ${fault}`);
  return missed.length === 0;
};

const [name, from, count] = process.argv.slice(2);
const own = kinds.find((kind) => kind.name === name);
if (own) await playShare(own, Number(from), Number(count));
else
  for (const kind of kinds.filter((one) => wanted.includes(one.name))) {
    const isWhole = await playAll(kind);
    const isCaught = await catchAll(kind);
    if (!isWhole || !isCaught) process.exitCode = 1;
  }
