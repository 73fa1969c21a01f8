import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ErrorPage } from '../pages/errors/ErrorPage.tsx';
import { NotFoundPage } from '../pages/errors/NotFoundPage.tsx';
import { guard } from './guard.ts';
import { lazyPart } from '../lazyPart.ts';
import './staticData.ts';

export const rootRoute = createRootRoute({
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

export const Shell = lazyPart(async () => (await import('../shell/Shell.tsx')).Shell);

/** Every page inside the shell: needs a session, and whatever the page's own `staticData` names. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location, matches }) => {
    const page = matches.at(-1);
    const { code, ...demand } = page?.staticData ?? {};
    // What fails is asked for again by the page itself.
    code?.().catch(() => undefined);
    return guard(location.href, demand, page?.params ?? {});
  },
  component: Shell,
  errorComponent: ErrorPage,
});
