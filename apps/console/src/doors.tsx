import { RouterProvider as LinkProvider } from 'react-aria-components';
import { useEffect, useState } from 'react';
import { doorOf, type DoorPath, goToDoor } from './app/doorPaths.ts';
import { mount } from './app/mount.tsx';
import { texts } from './pages/account/texts.ts';
import { texts as invitationTexts } from './pages/invitation/texts.ts';
import { texts as publicTexts } from './pages/public/texts.ts';
import { LoginPage } from './pages/session/LoginPage.tsx';
import { lazyPage } from './routes/lazyPage.tsx';

const pages = {
  '/login': Object.assign(LoginPage, { preload: async () => undefined }),
  '/register': lazyPage(
    () => import('./pages/account/RegisterPage.tsx').then((page) => page.RegisterPage),
    texts,
  ),
  '/recover': lazyPage(
    () => import('./pages/account/RecoverPage.tsx').then((page) => page.RecoverPage),
    texts,
  ),
  '/reset': lazyPage(() => import('./pages/account/ResetPage.tsx').then((page) => page.ResetPage), texts),
  '/confirm': lazyPage(
    () => import('./pages/account/ConfirmPage.tsx').then((page) => page.ConfirmPage),
    texts,
  ),
  '/begin': lazyPage(() => import('./pages/account/BeginPage.tsx').then((page) => page.BeginPage), texts),
  '/callback': lazyPage(async () => (await import('./pages/provider/parts.ts')).callbackPage()),
  '/invitation': lazyPage(
    () => import('./pages/invitation/InvitationPage.tsx').then((page) => page.InvitationPage),
    invitationTexts,
  ),
  '/public/ticket': lazyPage(
    () => import('./pages/public/TicketPage.tsx').then((page) => page.TicketPage),
    publicTexts,
  ),
} satisfies Readonly<Record<DoorPath, unknown>>;

const follow = (href: string): void => {
  const path = doorOf(href);
  if (path) goToDoor(path);
  else location.assign(href);
};

/** The page of the address; the one before stays until the next one's code is there. */
function Doors({ first }: { readonly first: DoorPath }) {
  const [path, setPath] = useState(first);
  useEffect(() => {
    const show = (): void => {
      const next = doorOf(location.pathname);
      if (next) void pages[next].preload().then(() => setPath(next));
    };
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);
  const Page = pages[path];
  return (
    <LinkProvider navigate={follow}>
      <Page key={path} />
    </LinkProvider>
  );
}

/** The pages in front of the shell by themselves, each with its own code; the sign-in page is one of them. */
export async function openDoors(first: DoorPath): Promise<void> {
  await pages[first].preload();
  mount(<Doors first={first} />);
}
