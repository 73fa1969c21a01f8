import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Rates of each store by the hours of the week (docs/product.md §8.28). */
export const ratesStoreRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.ratesStore,
    lazyPart(
      async () => (await import('../pages/ratesStore/RatesStorePage.tsx')).RatesStorePage,
      'pages/ratesStore',
    ),
  ),
];
