import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

const help = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.help.path,
  component: lazyPart(
    async () => (await import('../pages/help/HelpPage.tsx')).HelpPage,
    'pages/help',
    'commands',
  ),
});
/** Guides to the product (docs/product.md §3.11). */
export const helpRoutes: readonly AnyRoute[] = [help];
