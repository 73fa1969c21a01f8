import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { clockOf } from './clock.ts';
import { runCook } from './cook/cook.ts';
import { memoryIn } from './memory.ts';
import { courseOf, storeOf } from './packs.ts';
import { cutWhile, kitchenAt, LicenseRefused, platformAt } from './platform.ts';
import { seedOf } from './random.ts';
import { turnsOf } from './turns.ts';
import { runTill } from './till.ts';

/**
 * Simulated tills, and cooks at their kitchens' monitors. COMANDA_URL: the platform. COMANDA_TILLS: a JSON file
 * `[{ name, license }]`. COMANDA_SCREENS: one `[{ name, idMonitor, credential }]`; without it nobody cooks.
 * COMANDA_TILLS_SPEED: 1 to 1000 times real time. COMANDA_TILLS_SEED: a whole number; the same one gives the same shops.
 * COMANDA_TILLS_PAST: how many business days the first till of each store has behind it while it is new; their
 * sales and Zs are sent first.
 * COMANDA_TILLS_PACK: `friday-rush`, 300 orders an hour in the store of the first till; `internet-cut`, half an hour after
 * the start no till reaches the platform for three busy hours.
 */
const setting = (name: string, fallback?: string): string => {
  const value = process.env[name] ?? fallback;
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};
const listIn = async <T>(file: string): Promise<readonly T[]> =>
  JSON.parse(await readFile(file, 'utf8')) as readonly T[];
const origin = setting('COMANDA_URL');
const file = setting('COMANDA_TILLS');
const screensFile = process.env['COMANDA_SCREENS'];
const speed = Math.min(1000, Math.max(1, Number(setting('COMANDA_TILLS_SPEED', '1'))));
const seed = Number(setting('COMANDA_TILLS_SEED', '1'));
const past = Number(setting('COMANDA_TILLS_PAST', '0'));
const pack = process.env['COMANDA_TILLS_PACK'] || undefined;
const isTalkative = process.env['COMANDA_TILLS_LOG'] === 'on';
const sayAs =
  (name: string) =>
  (text: string): void => {
    if (isTalkative) console.log(`${name}: ${text}`);
  };

const licenses = await listIn<{ name: string; license: string }>(file);
const screens =
  screensFile === undefined
    ? []
    : await listIn<{ name: string; idMonitor: string; credential: string }>(screensFile);
const names = licenses.map(({ name }) => name);
const stop = new AbortController();
// Every wait and every call of every till listens to the one signal.
setMaxListeners(0, stop.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
// A simulator whose server is gone has nobody to sell for.
process.once('disconnect', () => stop.abort());
// It may be gone before anybody listens; who was started by hand has no channel, so neither true nor false.
if (Object.is(process.connected, false)) stop.abort();

const pullEvery = Math.max(250 * speed, 2000);
// Who sells quickly begins earlier, so that nothing is sold in the future.
const since = process.env['COMANDA_TILLS_SINCE'];
const clock = clockOf(speed, since ? Date.parse(since) : undefined);
const opened = clock.now().getTime();
const inTurn = turnsOf(pullEvery, (ms) => clock.pass(ms, stop.signal));
const tills = licenses.map(async ({ name, license }, place) => {
  const course = courseOf(pack, name, names);
  const platform = platformAt(origin, license, `${hostname()}/${name}`);
  await runTill({
    platform: cutWhile(platform, () => course.isCut(clock.now().getTime() - opened)),
    clock,
    course,
    seed: seedOf(seed, name),
    // The other tills of a store sell at once: its kitchen has something to cook.
    past: names.find((other) => storeOf(other) === storeOf(name)) === name ? past : 0,
    inTurn: (work) => inTurn(place, work),
    storeOf: (idTerminal) => memoryIn(join(dirname(file), 'tills'), idTerminal),
    pullEvery,
    signal: stop.signal,
    say: sayAs(name),
  });
});
const cooks = screens.map(({ name, idMonitor, credential }) =>
  runCook({
    platform: kitchenAt(origin, credential),
    idMonitor,
    seed: seedOf(seed, name),
    speed,
    clock,
    lookEvery: Math.max(2000 * speed, 5000),
    signal: stop.signal,
    say: sayAs(name),
  }),
);
const outcomes = await Promise.allSettled([...tills, ...cooks]);
const everybody = [...names, ...screens.map(({ name }) => name)];
for (const [index, outcome] of outcomes.entries()) {
  if (outcome.status === 'fulfilled' || stop.signal.aborted) continue;
  const reason =
    outcome.reason instanceof LicenseRefused ? 'its licence is not valid' : String(outcome.reason);
  console.error(`${everybody[index] ?? 'somebody'} stopped: ${reason}`);
  process.exitCode = 1;
}
