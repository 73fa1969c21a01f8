import { type Page, pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

/** A page with the texts of these pages, and those that name actions. */
const route = (page: Page, load: () => Promise<ComponentType>, list: string = pages.roles.path): AnyRoute =>
  pageRoute(page, lazyPart(load, 'pages/people', 'access'), list);

/** People of the company and what they may do (docs/product.md §5.5, §5.6). */
export const peopleRoutes: readonly AnyRoute[] = [
  route(pages.people, async () => (await import('../pages/people/PeoplePage.tsx')).PeoplePage),
  route(
    pages.person,
    async () => (await import('../pages/people/PersonPage.tsx')).PersonPage,
    pages.people.path,
  ),
  route(pages.roles, async () => (await import('../pages/people/RolesPage.tsx')).RolesPage),
  route(pages.newRole, async () => (await import('../pages/people/NewRolePage.tsx')).NewRolePage),
  route(pages.role, async () => (await import('../pages/people/RolePage.tsx')).RolePage),
  route(pages.editRole, async () => (await import('../pages/people/EditRolePage.tsx')).EditRolePage),
];
