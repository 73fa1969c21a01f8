import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const { path, ...demand } = pages.terminals;
const terminals = createRoute({
  getParentRoute: () => shellRoute,
  path,
  staticData: demand,
  component: lazyPage(async () => (await import('../pages/terminals/parts.ts')).load()),
});
/** Tills of the company (docs/product.md §22.7). */
export const terminalRoutes: readonly AnyRoute[] = [terminals];
