import type { Page } from '@comanda/api/pages';
import { type AnyRoute, createRoute, type RouteComponent } from '@tanstack/react-router';
import { shellRoute } from './root.tsx';

/** A page of the table within the shell, whose address has nothing that it is shown by. */
export const pageRoute = ({ path, ...demand }: Page, component: RouteComponent, list?: string): AnyRoute =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { ...demand, ...(list !== undefined && { list }) },
    component,
  });
