import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

const ActionsPage = lazyPart(
  async () => (await import('../pages/security/ActionsPage.tsx')).ActionsPage,
  'pages/security',
  'access',
);
const EntitiesPage = lazyPart(
  async () => (await import('../pages/security/EntitiesPage.tsx')).EntitiesPage,
  'pages/security',
);

/**
 * What the program knows of itself: actions, kinds of record, what of them goes as files, and what was sent to gateways
 * (docs/product.md §23.11, §23.12, §25.25).
 */
export const securityRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.gatewayRequests,
    lazyPart(async () => (await import('../pages/gateways/RequestsPage.tsx')).RequestsPage, 'pages/gateways'),
  ),
  pageRoute(pages.securityActions, ActionsPage),
  pageRoute(pages.securityEntities, EntitiesPage),
  pageRoute(pages.privilegeActions, ActionsPage),
  pageRoute(pages.privilegeEntities, EntitiesPage),
  pageRoute(pages.privilegePermissions, ActionsPage),
  pageRoute(
    pages.excel,
    lazyPart(
      async () => (await import('../pages/excel/ExcelPage.tsx')).ExcelPage,
      'pages/excel',
      'pages/security',
    ),
  ),
];
