import type { CDPSession } from 'playwright';
import { median } from '../figures.ts';

/** Milliseconds of a page's main thread. */
export interface Cost {
  readonly cpu: number;
  readonly style: number;
  readonly layout: number;
}
const metrics = { cpu: 'TaskDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' } as const;
const each = (of: (metric: keyof Cost) => number): Cost => ({
  cpu: of('cpu'),
  style: of('style'),
  layout: of('layout'),
});
export const nothing = each(() => 0);

/** What the page has cost so far; only differences mean anything. */
export const read = async (cdp: CDPSession): Promise<Cost> => {
  const { metrics: found } = await cdp.send('Performance.getMetrics');
  return each((metric) => (found.find(({ name }) => name === metrics[metric])?.value ?? 0) * 1000);
};
export const between = (before: Cost, after: Cost): Cost => each((metric) => after[metric] - before[metric]);
export const sum = (one: Cost, other: Cost): Cost => each((metric) => one[metric] + other[metric]);
export const share = (cost: Cost, of: number): Cost => each((metric) => cost[metric] / of);
export const middle = (costs: readonly Cost[]): Cost =>
  each((metric) => median(costs.map((cost) => cost[metric])));
