import type { Task } from './task.ts';

type Begun = Pick<Task, 'status' | 'times'>;

/**
 * When an order for later begins: so early that what takes longest is done when it is wanted, and never before it came
 * (docs/product.md §16.19). Milliseconds of the server's clock.
 */
export const beginsAt = (wanted: number, preparations: readonly number[], cameAt: number): number =>
  Math.max(cameAt, wanted - Math.max(0, ...preparations));

/** Its time has not come, and nobody has begun it: it is shown among what is for later. */
export const isWaiting = ({ status, times }: Begun, now: number): boolean =>
  status === 'PND' && (times.PND ?? now) > now;
/** Given up before its time came: there is nothing that a cook would have to stop. */
export const hasNeverBegun = ({ status, times }: Begun): boolean =>
  status === 'DSC' && (times.PND ?? -Infinity) > (times.DSC ?? Infinity);
