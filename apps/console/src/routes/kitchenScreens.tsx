import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Every screen of the kitchens (docs/product.md §16.22). */
export const kitchenScreenRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.kitchenScreens,
    lazyPart(
      async () => (await import('../pages/kitchenScreens/KitchenScreens.tsx')).KitchenScreens,
      'pages/kitchenScreens',
    ),
  ),
];
