import { isCompleted, type TaskStatus } from './status.ts';
import type { Times } from './task.ts';

export const delayLevels = ['intime', 'alert1', 'alert2'] as const;
export type DelayLevel = (typeof delayLevels)[number];

/** Milliseconds of age from which on a dish is late, and very late. */
export interface Delays {
  readonly alert1: number;
  readonly alert2: number;
}
const minute = 60_000;
export const usualDelays: Delays = { alert1: 5 * minute, alert2: 8 * minute };

/** A dish that takes longer to prepare is late later (docs/product.md §16.6). */
export const delaysFor = (delays: Delays, preparation: number): Delays =>
  preparation <= delays.alert1
    ? delays
    : { alert1: preparation, alert2: Math.max(delays.alert2, preparation + 3 * minute) };

/** Age in milliseconds by the server's clock; what is done stays as old as it was then. Never negative. */
export const ageOf = (status: TaskStatus, times: Times, now: number): number => {
  const end = status === 'DSC' ? times.DSC : isCompleted(status) ? times.FNL : undefined;
  return Math.max(0, (end ?? now) - (times.PND ?? now));
};
export const levelOf = (age: number, { alert1, alert2 }: Delays): DelayLevel =>
  age >= alert2 ? 'alert2' : age >= alert1 ? 'alert1' : 'intime';
/** Milliseconds from now until the level changes; none where it will not. */
export const nextLevelIn = (age: number, { alert1, alert2 }: Delays): number | undefined =>
  age < alert1 ? alert1 - age : age < alert2 ? alert2 - age : undefined;
