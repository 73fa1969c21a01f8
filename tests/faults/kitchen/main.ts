import { randomOf } from '../../histories/random.ts';
import { play } from './run.ts';
import { WallScreen } from './screen.ts';
import { openShop } from './shop.ts';

/*
 * `npm run test:faults`: cooks at real screens, each in a browser of its own behind a network that is slow, cut, deaf or
 * reset, browsers and the server killed in between. RUNS says how many, SEED where they begin: a run is had again by its
 * seed. What was lost, done twice, done late or shown as true though it was old is a fault.
 */
const runs = Number(process.env['RUNS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 1);
const screenCount = Number(process.env['SCREENS'] ?? 2);

const shop = await openShop();
const random = randomOf(seed);
const screens: WallScreen[] = [];
let failed = 0;
let operations = 0;
try {
  for (let index = 0; index < screenCount; index += 1)
    screens.push(await WallScreen.open(`screen ${String(index + 1)}`, shop, random));
  for (let current = seed; current < seed + runs; current += 1) {
    const outcome = await play(shop, screens, current);
    operations += outcome.operations;
    if (outcome.faults.length > 0) failed += 1;
    console.log(
      `seed ${String(current)}: ${String(outcome.steps)} steps, ${String(outcome.operations)} operations, ${outcome.seconds.toFixed(0)} s, ${outcome.faults.length === 0 ? 'no fault' : `${String(outcome.faults.length)} faults`}`,
    );
    for (const fault of outcome.faults) console.log(`  ${fault}`);
  }
} finally {
  for (const screen of screens) await screen.close();
  await shop.close();
}
console.log(`${String(runs)} runs, ${String(operations)} operations, ${String(failed)} runs with faults`);
process.exit(failed === 0 ? 0 : 1);
