import type { KitchenCard, KitchenTask, MonitorSettings } from '@comanda/api/calls';
import { drawsOf, seedOf } from '../random.ts';

type Section = MonitorSettings['sections'][number];

/** How a cook finishes what an order asks: dish by dish, all of it at once, or forgotten until there are ten. */
export type Style = 'dish' | 'order' | 'forgets';
const styles: readonly { readonly style: Style; readonly share: number }[] = [
  { style: 'dish', share: 60 },
  { style: 'order', share: 30 },
  { style: 'forgets', share: 10 },
];

/** The seed tells the same cook the same of the same dish, however often it is asked. */
export const styleOf = (seed: number, { id }: Pick<KitchenCard, 'id'>): Style =>
  drawsOf(seedOf(seed, id)).pick(styles, ({ share }) => share)?.style ?? 'dish';

/** A time that is never negative and now and then long: its median, and how far it scatters. */
const lognormal = (share: () => number, median: number, scatter: number): number =>
  median * Math.exp(scatter * Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()));

export interface Times {
  /** Milliseconds of the shop from the order to the beginning, and from there until it is cooked. */
  readonly waits: number;
  readonly cooks: number;
  /** Until somebody sees that it was given up. */
  readonly notices: number;
}

/** How long a dish takes a section: what its owner calls late is what most of its dishes keep below. */
export const timesOf = (
  seed: number,
  { id, epoch }: Pick<KitchenTask, 'id' | 'epoch'>,
  { alert1 }: Pick<Section, 'alert1'>,
): Times => {
  const { share } = drawsOf(seedOf(seed, `${id} ${epoch}`));
  return {
    waits: lognormal(share, alert1 * 0.2, 0.6),
    cooks: lognormal(share, alert1 * 0.45, 0.45),
    notices: lognormal(share, 25_000, 0.5),
  };
};
