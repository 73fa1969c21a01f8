import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Sales as the office sees them (docs/product.md §10.3). */
export const documentRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.tickets,
    // Ways of paying are called as their area calls them.
    lazyPart(
      async () => (await import('../pages/documents/TicketsPage.tsx')).TicketsPage,
      'pages/documents',
      'areas/basics',
      // Whom an invoice is made out to is a customer.
      'areas/others',
      'reports',
    ),
  ),
  pageRoute(
    pages.invoices,
    lazyPart(
      async () => (await import('../pages/documents/InvoicesPage.tsx')).InvoicesPage,
      'pages/documents',
      'reports',
    ),
  ),
];
