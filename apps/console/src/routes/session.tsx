import { pages } from '@comanda/api/pages';
import { createRoute, redirect } from '@tanstack/react-router';
import { isSignedIn, session } from '../app/session.ts';
import { lazyPart } from '../lazyPart.ts';
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
  component: lazyPart(async () => (await import('../pages/session/LoginPage.tsx')).LoginPage),
});

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.register.path,
  component: lazyPart(async () => (await import('../pages/account/RegisterPage.tsx')).RegisterPage),
});

const recover = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.recover.path,
  component: lazyPart(async () => (await import('../pages/account/RecoverPage.tsx')).RecoverPage),
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.logout.path,
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ href: '/login' });
  },
  component: lazyPart(async () => (await import('../pages/session/LogoutPage.tsx')).LogoutPage),
});

const notAuthorized = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.notAuthorized.path,
  component: lazyPart(
    async () => (await import('../access/NotAuthorizedPage.tsx')).NotAuthorizedPage,
    'access',
  ),
});

/** Pages that need no shell. */
export const sessionRoutes = [login, register, recover, logout, notAuthorized];
