import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

const { path, ...demand } = pages.translations;
const translations = createRoute({
  getParentRoute: () => shellRoute,
  path,
  staticData: { ...demand, list: '/settings/basics/languages' },
  component: lazyPart(
    async () => (await import('../pages/translations/TranslationsPage.tsx')).TranslationsPage,
    'pages/translations',
  ),
});
/** Texts of the company's records in its languages (docs/product.md §8.39). */
export const translationRoutes: readonly AnyRoute[] = [translations];
