import { RouterProvider } from '@tanstack/react-router';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { mount } from './app/mount.tsx';
import { setNavigation, startSession } from './app/session.ts';
import { bringCode, navigation, router } from './routes/router.ts';

/** Gives the session the router's pages, and shows the one of the address. */
export function openConsole(): void {
  setNavigation(navigation);
  mount(
    <LinkProvider navigate={(href) => router.history.push(href)}>
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
