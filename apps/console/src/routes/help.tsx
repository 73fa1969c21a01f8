import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Guides to the product (docs/product.md §3.11). */
export const helpRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.help,
    lazyPart(async () => (await import('../pages/help/HelpPage.tsx')).HelpPage, 'pages/help', 'commands'),
  ),
];
