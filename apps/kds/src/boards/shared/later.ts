import { onDemand } from '@comanda/ui/OnDemand';
import { nothing } from './nothing.ts';
import { shapes } from './useShape.ts';

/** What stands around the board or floats above it: a cook reads orders before the code of menus and dialogs has come. */
export const later = {
  facts: onDemand(() => import('./ToMakeFacts.tsx').then(({ ToMakeFacts }) => ToMakeFacts)),
  nothing,
  filters: onDemand(() => import('./FilterMenus.tsx').then(({ FilterMenus }) => FilterMenus)),
  tools: onDemand(() => import('./ToolsMenu.tsx').then(({ ToolsMenu }) => ToolsMenu)),
  floating: onDemand(() => import('./Floating.tsx').then(({ Floating }) => Floating)),
  hint: onDemand(() => import('./CommandKeys.tsx').then(({ KeyHint }) => KeyHint)),
  ended: onDemand(() => import('../../EndedPage.tsx').then(({ EndedPage }) => EndedPage)),
};
/** Brings it while the network is there; what does not come is asked for again when it is wanted. */
export const bringLater = (): void => {
  for (const { load } of Object.values(later)) load().catch(() => {});
  shapes.load().catch(() => {});
};
