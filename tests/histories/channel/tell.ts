import type { Told } from '../play.ts';
import { randomOf } from '../random.ts';
import { type Channel, World } from './world.ts';

/** A board that is shown as live is not older than this, in milliseconds (docs/product.md §16.7). */
const LIVE_LIMIT_MS = 35_000;

const faultsNow = (world: World): readonly string[] => {
  const faults: string[] = [];
  const old = world.shown === 'live' ? world.missing(world.now - LIVE_LIMIT_MS) : [];
  if (old.length > 0) faults.push(`${world.now}: live, and has lacked ${old.join()} for more than 35 s`);
  const unproven = world.provenFor === undefined ? [] : world.missing(world.provenFor);
  if (unproven.length > 0) faults.push(`${world.now}: proved without ${unproven.join()}`);
  return faults;
};

/** One history of a monitor's line: what it shows as live is so, and it heals whole. */
export const tellChannel = (machines: Channel, seed: number, say: (step: string) => void): Told => {
  const random = randomOf(seed);
  const world = new World(machines, random, say);
  const steps = 20 + random.below(41);
  const faults: string[] = [];
  for (let step = 0; step < steps && faults.length === 0; step += 1) {
    world.step();
    faults.push(...faultsNow(world));
  }
  world.heal();
  faults.push(...faultsNow(world));
  const left = world.missing(world.now);
  if (world.shown !== 'live' || left.length > 0)
    faults.push(`healed it is ${world.shown} and lacks ${left.join() || 'nothing'}`);
  return { operations: steps, faults };
};
