import type { Told } from '../play.ts';
import { randomOf } from '../random.ts';
import { faultsOf } from './check.ts';
import type { Rules } from './world.ts';
import { World } from './world.ts';

/** One history of the kitchen's rules. */
export const tellRules = (rules: Rules, seed: number, say: (step: string) => void): Told => {
  const random = randomOf(seed);
  const world = new World(rules, random, say);
  const steps = 60 + random.below(61);
  for (let step = 0; step < steps; step += 1) world.step();
  const history = world.settle();
  return { operations: history.asked.length, faults: faultsOf(history) };
};
