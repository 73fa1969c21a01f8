import { type Stage, way } from './status.ts';
import type { Task } from './task.ts';

const furthest = (times: Task['times']): Stage =>
  way.findLast((stage) => times[stage] !== undefined) ?? 'PND';

/**
 * A dish that its till has put on another bill (docs/product.md §16.20): it is as far as it was, and nothing of it is cooked
 * again. Where the till struck it out at its old place first, it comes back from there.
 */
export const carried = (task: Task): Task => {
  if (task.status !== 'DSC') return task;
  const { DSC: _DSC, ...times } = task.times;
  return { ...task, status: furthest(times), times, epoch: task.epoch + 1, rev: task.rev + 1 };
};
/** Some portions of it, where the others stay: as far as those, and from here on a task of their own. */
export const portioned = (task: Task, own: Pick<Task, 'id' | 'line'>): Task => ({
  ...carried(task),
  ...own,
  epoch: 0,
  rev: 0,
});
