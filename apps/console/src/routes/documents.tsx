import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

const tickets = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tickets.path,
  staticData: pages.tickets,
  // Ways of paying are called as their area calls them.
  component: lazyPart(
    async () => (await import('../pages/documents/TicketsPage.tsx')).TicketsPage,
    'pages/documents',
    'areas/basics',
    'reports',
  ),
});

/** Sales as the office sees them (docs/product.md §10.3). */
export const documentRoutes: readonly AnyRoute[] = [tickets];
