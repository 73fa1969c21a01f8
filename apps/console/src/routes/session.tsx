import { createRoute, redirect } from '@tanstack/react-router';
import { isSignedIn, session } from '../app/session.ts';
import { lazyPage } from './lazyPage.tsx';
import { rootRoute } from './root.tsx';

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Readonly<Record<string, unknown>>): { return?: string } =>
    typeof search['return'] === 'string' ? { return: search['return'] } : {},
  beforeLoad: ({ search }) => {
    if (search.return !== undefined) session.send({ type: 'PATH.WANTED', path: search.return });
    if (isSignedIn()) throw redirect({ href: session.getSnapshot().context.wantedPath ?? '/' });
  },
  component: lazyPage(() => import('../pages/session/LoginPage.tsx').then(({ LoginPage }) => LoginPage)),
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ href: '/login' });
  },
  component: lazyPage(() => import('../pages/session/LogoutPage.tsx').then(({ LogoutPage }) => LogoutPage)),
});

const notAuthorized = createRoute({
  getParentRoute: () => rootRoute,
  path: '/not-authorized',
  component: lazyPage(() =>
    import('../pages/errors/NotAuthorizedPage.tsx').then(({ NotAuthorizedPage }) => NotAuthorizedPage),
  ),
});

/** Pages that need no shell. */
export const sessionRoutes = [login, logout, notAuthorized];
