import { RouterProvider as LinkProvider } from 'react-aria-components';
import { useEffect, useState } from 'react';
import { doorOf, type DoorPath, goToDoor } from './app/doorPaths.ts';
import { mount } from './app/mount.tsx';
import { LoginPage } from './pages/session/LoginPage.tsx';
import { lazyPart } from './lazyPart.ts';

const pages = {
  '/login': Object.assign(LoginPage, { preload: async () => undefined }),
  '/register': lazyPart(
    async () => (await import('./pages/account/RegisterPage.tsx')).RegisterPage,
    'pages/account',
  ),
  '/recover': lazyPart(
    async () => (await import('./pages/account/RecoverPage.tsx')).RecoverPage,
    'pages/account',
  ),
  '/reset': lazyPart(async () => (await import('./pages/account/ResetPage.tsx')).ResetPage, 'pages/account'),
  '/confirm': lazyPart(
    async () => (await import('./pages/account/ConfirmPage.tsx')).ConfirmPage,
    'pages/account',
  ),
  '/begin': lazyPart(async () => (await import('./pages/account/BeginPage.tsx')).BeginPage, 'pages/account'),
  '/callback': lazyPart(
    async () => (await import('./pages/provider/CallbackPage.tsx')).CallbackPage,
    'pages/provider',
  ),
  '/invitation': lazyPart(
    async () => (await import('./pages/invitation/InvitationPage.tsx')).InvitationPage,
    'pages/invitation',
  ),
  '/public/ticket': lazyPart(
    async () => (await import('./pages/public/TicketPage.tsx')).TicketPage,
    'pages/public',
    'pages/documents',
    // Ways of paying are called as their area calls them.
    'areas/basics',
  ),
  '/public/invoice': lazyPart(
    async () => (await import('./pages/public/InvoicePage.tsx')).InvoicePage,
    'pages/public',
    'pages/documents',
  ),
  '/presentation': lazyPart(
    async () => (await import('./pages/presentation/WallPage.tsx')).WallPage,
    'pages/presentation',
    'pages/statistics',
    'reports',
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
