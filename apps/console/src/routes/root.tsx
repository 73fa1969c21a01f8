import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ErrorPage } from '../pages/errors/ErrorPage.tsx';
import { NotFoundPage } from '../pages/errors/NotFoundPage.tsx';
import { isSignedIn } from '../app/session.ts';
import { guard } from './guard.ts';
import { Shell } from '../shell/Shell.tsx';
import './staticData.ts';

export const rootRoute = createRootRoute({
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

/** Every page inside the shell: needs a session, and whatever the page's own `staticData` names. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location, matches }) => {
    const page = matches.at(-1);
    const { code, data, ...demand } = page?.staticData ?? {};
    // What fails is asked for again by the page itself.
    code?.().catch(() => undefined);
    if (isSignedIn()) data?.(location.search).catch(() => undefined);
    return guard(location.href, demand, page?.params ?? {});
  },
  component: Shell,
  errorComponent: ErrorPage,
});
