/** What a task of the kitchen may be (docs/product.md §16.2), in the order of a dish's way; `DSC` is beside it. */
export const taskStatuses = ['PND', 'CRT', 'FNL', 'RDY', 'DLV', 'DSC'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** A status of the way: everything but discarded. */
export type Stage = Exclude<TaskStatus, 'DSC'>;

const ranks: Readonly<Record<Stage, number>> = { PND: 0, CRT: 1, FNL: 2, RDY: 3, DLV: 4 };
/** The way of a dish. */
export const way: readonly Stage[] = ['PND', 'CRT', 'FNL', 'RDY', 'DLV'];
export const rankOf = (stage: Stage): number => ranks[stage];

export const isStage = (status: TaskStatus): status is Stage => status !== 'DSC';
/** Nothing is left to be cooked of it. */
export const isCompleted = (status: TaskStatus): boolean => isStage(status) && ranks[status] >= ranks.FNL;

/** The status of what consists of parts: as far as the one that is least far. Discarded parts do not count. */
export const leastOf = (statuses: readonly TaskStatus[]): TaskStatus => {
  const [first, ...others] = statuses.filter(isStage);
  return first === undefined
    ? 'DSC'
    : others.reduce((least, stage) => (ranks[stage] < ranks[least] ? stage : least), first);
};

/**
 * The status of an order by those of its lines: as far as the line that is least far once all are cooked; started as
 * soon as one line is; discarded without a line that lives (docs/product.md §16.2).
 */
export const orderStatusOf = (lines: readonly TaskStatus[]): TaskStatus => {
  const least = leastOf(lines);
  return least === 'PND' && lines.some((status) => isStage(status) && ranks[status] > 0) ? 'CRT' : least;
};
