import { RouterProvider } from '@tanstack/react-router';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { mount } from './app/mount.tsx';
import { setNavigation, startSession } from './app/session.ts';
import { bringCode, navigation, router } from './routes/router.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    /** Of a link that opens something over the page: what is seen stays in place. */
    routerOptions: { readonly isOver: true };
  }
}

const follow = (href: string, options?: { readonly isOver: true }): void => {
  if (!options) return router.history.push(href);
  const search = router.options.parseSearch(new URL(href, location.href).search);
  return void router.navigate({ to: '.', search: () => search, resetScroll: false });
};

/** Gives the session the router's pages, and shows the one of the address. */
export function openConsole(): void {
  setNavigation(navigation);
  mount(
    <LinkProvider navigate={follow}>
      <RouterProvider router={router} />
    </LinkProvider>,
  );
}
/** The same for who was signed in here before. */
export function openSignedIn(): void {
  setNavigation(navigation);
  startSession();
  openConsole();
}
export { bringCode, navigation, router };
