import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** What people are written to, and where a notification of the browser leads (docs/product.md §21.11, §21.12). */
export const noticeRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.notify,
    lazyPart(async () => (await import('../pages/notices/SendPage.tsx')).SendPage, 'pages/notices'),
  ),
  pageRoute(
    pages.message,
    lazyPart(async () => (await import('../pages/notices/MessagePage.tsx')).MessagePage, 'pages/notices'),
  ),
];
