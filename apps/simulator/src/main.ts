import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { clockOf } from './clock.ts';
import { LicenseRefused, platformAt } from './platform.ts';
import { seedOf } from './random.ts';
import { runTill } from './till.ts';

/**
 * Simulated tills. COMANDA_URL: the platform. COMANDA_TILLS: a JSON file `[{ name, license }]`. COMANDA_TILLS_SPEED:
 * 1 to 1000 times real time. COMANDA_TILLS_SEED: a whole number; the same one gives the same shops.
 */
const setting = (name: string, fallback?: string): string => {
  const value = process.env[name] ?? fallback;
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};
const origin = setting('COMANDA_URL');
const file = setting('COMANDA_TILLS');
const speed = Math.min(1000, Math.max(1, Number(setting('COMANDA_TILLS_SPEED', '1'))));
const seed = Number(setting('COMANDA_TILLS_SEED', '1'));
const isTalkative = process.env['COMANDA_TILLS_LOG'] === 'on';

const licenses = JSON.parse(await readFile(file, 'utf8')) as { name: string; license: string }[];
const stop = new AbortController();
// Every wait and every call of every till listens to the one signal.
setMaxListeners(0, stop.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
// A simulator whose server is gone has nobody to sell for.
process.once('disconnect', () => stop.abort());

const clock = clockOf(speed);
const outcomes = await Promise.allSettled(
  licenses.map(({ name, license }) =>
    runTill({
      platform: platformAt(origin, license, `${hostname()}/${name}`),
      clock,
      seed: seedOf(seed, name),
      folder: join(dirname(file), 'tills'),
      pullEvery: Math.max(250, 2000 / speed),
      signal: stop.signal,
      say: (text) => {
        if (isTalkative) console.log(`${name}: ${text}`);
      },
    }),
  ),
);
for (const [index, outcome] of outcomes.entries()) {
  if (outcome.status === 'fulfilled' || stop.signal.aborted) continue;
  const reason =
    outcome.reason instanceof LicenseRefused ? 'its licence is not valid' : String(outcome.reason);
  console.error(`${licenses[index]?.name ?? 'till'} stopped: ${reason}`);
  process.exitCode = 1;
}
