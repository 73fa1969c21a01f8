import { RouterProvider as LinkProvider } from 'react-aria-components';
import { doorOf } from './app/doorPaths.ts';
import { mount } from './app/mount.tsx';
import { LoginPage } from './pages/session/LoginPage.tsx';

/** The ways on from it are loaded when somebody takes one: most who come here only sign in. */
async function follow(href: string): Promise<void> {
  const { openDoors } = await import('./doors.tsx');
  history.pushState(null, '', href);
  await openDoors(doorOf(href) ?? '/login');
}

/** The sign-in page by itself: what comes after it is loaded while the person types. */
export const openSignIn = (): void =>
  mount(
    <LinkProvider navigate={(href) => void follow(href)}>
      <LoginPage />
    </LinkProvider>,
  );
