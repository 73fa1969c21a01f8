import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const tickets = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tickets.path,
  staticData: pages.tickets,
  component: lazyPage(() =>
    import('../pages/documents/TicketsPage.tsx').then(({ TicketsPage }) => TicketsPage),
  ),
});

/** Sales as the office sees them (docs/product.md §10.3). */
export const documentRoutes: readonly AnyRoute[] = [tickets];
