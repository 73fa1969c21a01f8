/** The record that stands somewhere, and its order in its area. */
export interface Placed {
  readonly id: string;
  readonly order: number;
}
const step = 10;

/** The free number between two that is nearest to their middle. */
const between = (low: number, high: number, taken: ReadonlySet<number>): number | undefined => {
  const middle = Math.floor((low + high) / 2);
  for (let away = 0; away < high - low; away += 1)
    for (const order of [middle - away, middle + away])
      if (order > low && order < high && !taken.has(order)) return order;
  return undefined;
};

/**
 * The orders that put `id` at a place among its siblings. Orders are those of the whole area, so a free one may lie anywhere;
 * where there is none at the place, the record and those after it go behind all others, as they follow one another.
 */
export const ordersFor = (
  id: string,
  siblings: readonly Placed[],
  at: number,
  taken: ReadonlySet<number>,
): readonly Placed[] => {
  const low = siblings[at - 1]?.order ?? -1;
  const next = siblings[at]?.order;
  const last = Math.max(-1, ...taken);
  const order = between(low, next ?? Math.max(low, last) + 2 * step, taken);
  if (order !== undefined) return [{ id, order }];
  return [id, ...siblings.slice(at).map((one) => one.id)].map((one, nth) => ({
    id: one,
    order: last + (nth + 1) * step,
  }));
};
