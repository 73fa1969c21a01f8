import type { Told } from '../play.ts';
import { randomOf } from '../random.ts';
import { endFaults, staleFaults } from './check.ts';
import { type OpenPlatform, World } from './world.ts';

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
    await world.heal();
    faults.push(...(await endFaults(world)));
  }
  return { operations: world.ledger.asked.size, faults };
};
