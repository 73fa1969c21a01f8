import { type KitchenView, viewsOf } from '@comanda/api/calls';
import type { MonitorKind } from '@comanda/machines/kitchen/rules';
import type { Shape } from './filters.ts';
import { laterCode } from './laterCode.ts';

const asTheyAre: Shape = (cards) => cards;
/** What other views make of orders: most monitors begin with the one of their kind. */
export const shapes = laterCode(async () => (await import('../views/shapes.ts')).shapes);

/** What a view makes of the cards of orders; nothing until it is known. */
export function useShape(kind: MonitorKind, view: KitchenView): Shape | undefined {
  const isPlain = view === viewsOf[kind][0];
  const others = shapes.use(!isPlain);
  return isPlain ? asTheyAre : others?.[view];
}
