import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** The pictures of a company side by side (docs/product.md §8.43). */
export const photoRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.photos,
    lazyPart(
      async () => (await import('../pages/photos/PhotosPage.tsx')).PhotosPage,
      'pages/photos',
      'resource/photos',
    ),
  ),
];
