import type { Told } from '../play.ts';
import { randomOf } from '../random.ts';
import { endFaults, staleFaults } from './check.ts';
import { type OpenPlatform, World } from './world.ts';

/** Everything has healed: what is still wrong after the longest pause, the tries after it and a fetch. */
const healed = async (world: World): Promise<readonly string[]> => {
  world.heal();
  let faults: readonly string[] = [];
  for (let part = 0; part < 14; part += 1) {
    await world.pass(5000);
    faults = await endFaults(world);
    if (faults.length === 0) break;
  }
  return faults;
};

/** One history of screens and server. */
export const tellKitchen = async (
  openPlatform: OpenPlatform,
  seed: number,
  say: (step: string) => void,
): Promise<Told> => {
  const random = randomOf(seed);
  const world = await World.open(openPlatform, random, say);
  const steps = 40 + random.below(41);
  const faults: string[] = [];
  for (let step = 0; step < steps && faults.length === 0; step += 1) {
    await world.step();
    faults.push(...staleFaults(world));
  }
  if (faults.length === 0) {
    faults.push(...(await healed(world)));
  }
  return { operations: world.ledger.asked.size, faults };
};
