import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Texts of the company's records in its languages (docs/product.md §8.39). */
export const translationRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.translations,
    lazyPart(
      async () => (await import('../pages/translations/TranslationsPage.tsx')).TranslationsPage,
      'pages/translations',
    ),
  ),
];
