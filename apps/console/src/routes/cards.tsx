import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Cards, rhythms and tariffs are called as the platform's areas call them. */
const texts = ['pages/cards', 'areas/factorypay', 'reports'] as const;

/** What was paid by card, and what became of it (docs/product.md §19.10 to §19.12). */
export const cardRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.cardPayments,
    lazyPart(
      async () => (await import('../pages/cards/PaymentsPage.tsx')).PaymentsPage,
      ...texts,
      // A payment opens its ticket.
      'pages/documents',
      'areas/basics',
      'areas/others',
    ),
  ),
  pageRoute(
    pages.payouts,
    lazyPart(
      async () => (await import('../pages/cards/PayoutsPage.tsx')).PayoutsPage,
      ...texts,
      'pages/documents',
    ),
  ),
  pageRoute(
    pages.cardStores,
    lazyPart(
      async () => (await import('../pages/cards/StoresPage.tsx')).StoresPage,
      ...texts,
      'pages/statistics',
    ),
  ),
  pageRoute(
    pages.enrolments,
    lazyPart(async () => (await import('../pages/cards/EnrolmentsPage.tsx')).EnrolmentsPage, ...texts),
  ),
  pageRoute(
    pages.cardReaders,
    lazyPart(async () => (await import('../pages/cards/ReadersPage.tsx')).ReadersPage, ...texts),
  ),
];
