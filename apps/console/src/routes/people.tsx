import { type Page, pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

/** A page with the texts of these pages, and those that name actions. */
const route = (
  { path, ...demand }: Page,
  load: () => Promise<ComponentType>,
  list: string = pages.roles.path,
): AnyRoute =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { ...demand, list },
    component: lazyPart(load, 'pages/people', 'access'),
  });

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
