import type { Rules } from './world.ts';
import { World } from './world.ts';
import { randomOf } from '../random.ts';
import { faultsOf } from './check.ts';

export interface Played {
  readonly histories: number;
  readonly operations: number;
  /** The first history that had faults. */
  readonly failed: { readonly seed: number; readonly faults: readonly string[] } | undefined;
}

/** Plays histories of the kitchen's rules from a seed on, and stops at the first that has a fault. */
export const playRules = (rules: Rules, from: number, count: number): Played => {
  let operations = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const random = randomOf(seed);
    const world = new World(rules, random);
    const steps = 60 + random.below(61);
    for (let step = 0; step < steps; step += 1) world.step();
    const history = world.settle();
    operations += history.asked.length;
    const faults = faultsOf(history);
    if (faults.length > 0) return { histories: seed - from + 1, operations, failed: { seed, faults } };
  }
  return { histories: count, operations, failed: undefined };
};
