import { useSelector } from '@xstate/react';
import { ChoicePage } from './ChoicePage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { Page } from './place.ts';
import { session } from './session.ts';

/** Who is not signed in sees the sign-in; the others choose what this device shows (docs/product.md §2.3). */
export function SigningPages({ page }: { readonly page: Page }) {
  const isSignedIn = useSelector(
    session,
    (state) => state.matches('signedIn') || state.matches('refreshing'),
  );
  if (!isSignedIn) return <LoginPage />;
  return page === 'unknown' ? <NotFoundPage /> : <ChoicePage isLeaving={page === 'sign_out'} />;
}
