import { createRouter } from '@tanstack/react-router';
import { type Navigation, onReset } from '../app/session.ts';
import { signInHref } from '../app/signInHref.ts';
import { dropUnsaved } from '../app/unsaved.ts';
import { routeTree } from './index.ts';
import { shellRoute } from './root.tsx';

/** Search parameters are plain texts; each page reads its own (docs/product.md §3.6). */
export const router = createRouter({
  routeTree,
  defaultPreload: false,
  scrollRestoration: true,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** A sign-in leads back into the shell alone: judged by the route, which has one page under several spellings. */
const isInShell = (pathname: string): boolean => {
  const [branch, , route] = router.getMatchedRoutes(pathname);
  return route !== undefined && branch.some(({ id }) => id === shellRoute.id);
};

let isReset = false;
onReset(() => {
  isReset = true;
  dropUnsaved();
});

/** After a reset the page is loaded anew, so that nothing of the last person stays in memory. */
const go = (href: string): void => {
  if (isReset) location.replace(href);
  else router.history.replace(href);
};

export const navigation: Navigation = {
  isKnown: isInShell,
  enter: go,
  goToSignIn: (wanted) => {
    const isThere = router.latestLocation.pathname === '/login';
    if (isReset || !isThere) go(signInHref(wanted));
  },
};

/** Brings the code of a page that will be opened; a failure shows once it is. */
export const bringCode = (pathname: string): void => {
  const { code } = router.getMatchedRoutes(pathname)[2]?.options.staticData ?? {};
  code?.().catch(() => undefined);
};

/** Goes to a page as a link does; a form with unsaved input may ask first. */
export const visit = (href: string): void => {
  router.history.push(href);
};
