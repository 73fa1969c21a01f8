import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

const { path, ...demand } = pages.terminals;
const terminals = createRoute({
  getParentRoute: () => shellRoute,
  path,
  staticData: demand,
  component: lazyPart(
    async () => (await import('../pages/terminals/TerminalsPage.tsx')).TerminalsPage,
    'pages/terminals',
  ),
});
/** Tills of the company (docs/product.md §22.7). */
export const terminalRoutes: readonly AnyRoute[] = [terminals];
