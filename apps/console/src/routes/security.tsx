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

/** What rights are given on, and which there are (docs/product.md §23.11). */
export const securityRoutes: readonly AnyRoute[] = [
  pageRoute(pages.securityActions, ActionsPage),
  pageRoute(pages.securityEntities, EntitiesPage),
  pageRoute(pages.privilegeActions, ActionsPage),
  pageRoute(pages.privilegeEntities, EntitiesPage),
];
