import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** Orders from outside, when they are taken, and the codes that guests order by (docs/product.md §17). */
export const hubRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.hubOrders,
    // What a status is called, the ordering services say.
    lazyPart(async () => (await import('../pages/hub/OrdersPage.tsx')).OrdersPage, 'pages/hub', 'areas/hub'),
  ),
  pageRoute(
    pages.hubSchedule,
    lazyPart(async () => (await import('../pages/hub/SchedulePage.tsx')).SchedulePage, 'pages/hub'),
  ),
  pageRoute(
    pages.qrInfo,
    lazyPart(async () => (await import('../pages/hub/QrInfoPage.tsx')).QrInfoPage, 'pages/hub'),
  ),
];
