import { pages } from '@comanda/api/pages';
import { createRoute, redirect } from '@tanstack/react-router';
import { isSignedIn, session } from '../app/session.ts';
import { lazyPage } from './lazyPage.tsx';
import { rootRoute } from './root.tsx';

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.login.path,
  validateSearch: (search: Readonly<Record<string, unknown>>): { return?: string } =>
    typeof search['return'] === 'string' ? { return: search['return'] } : {},
  beforeLoad: ({ search }) => {
    if (search.return !== undefined) session.send({ type: 'PATH.WANTED', path: search.return });
    if (isSignedIn()) throw redirect({ href: session.getSnapshot().context.wantedPath ?? '/' });
  },
  component: lazyPage(() => import('../pages/session/LoginPage.tsx').then(({ LoginPage }) => LoginPage)),
});

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.register.path,
  component: lazyPage(() => import('../pages/account/RegisterPage.tsx').then((page) => page.RegisterPage)),
});

const recover = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.recover.path,
  component: lazyPage(() => import('../pages/account/RecoverPage.tsx').then((page) => page.RecoverPage)),
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.logout.path,
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ href: '/login' });
  },
  component: lazyPage(() => import('../pages/session/LogoutPage.tsx').then(({ LogoutPage }) => LogoutPage)),
});

const notAuthorized = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.notAuthorized.path,
  component: lazyPage(async () => (await import('../access/parts.ts')).notAuthorizedPage()),
});

/** Pages that need no shell. */
export const sessionRoutes = [login, register, recover, logout, notAuthorized];
