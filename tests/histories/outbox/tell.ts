import type { Told } from '../play.ts';
import { randomOf } from '../random.ts';
import { faultsOf } from './check.ts';
import { type Outbox, World } from './world.ts';

/** One history of an outbox. */
export const tellOutbox = (machines: Outbox, seed: number, say: (step: string) => void): Told => {
  const random = randomOf(seed);
  const world = new World(machines, random, say);
  const steps = 40 + random.below(41);
  for (let step = 0; step < steps; step += 1) world.step();
  const history = world.settle();
  return { operations: history.asked.length, faults: faultsOf(history) };
};
