import { type Page, pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { PeoplePage } from '../pages/people/parts.ts';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const route = ({ path, ...demand }: Page, name: PeoplePage, list: string = pages.roles.path): AnyRoute =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { ...demand, list },
    component: lazyPage(async () => (await import('../pages/people/parts.ts')).load(name)),
  });

/** People of the company and what they may do (docs/product.md §5.5, §5.6). */
export const peopleRoutes: readonly AnyRoute[] = [
  route(pages.people, 'people'),
  route(pages.person, 'person', pages.people.path),
  route(pages.roles, 'roles'),
  route(pages.newRole, 'newRole'),
  route(pages.role, 'role'),
  route(pages.editRole, 'editRole'),
];
