import { onDemand } from '@comanda/ui/OnDemand';
import { useSelector } from '@xstate/react';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { Page } from './place.ts';
import { session } from './session.ts';

const Choice = onDemand(() => import('./ChoicePage.tsx').then(({ ChoicePage }) => ChoicePage));

/** Who is not signed in sees the sign-in; the others choose what this device shows (docs/product.md §2.3). */
export function SigningPages({ page }: { readonly page: Page }) {
  const isSignedIn = useSelector(
    session,
    (state) => state.matches('signedIn') || state.matches('refreshing'),
  );
  if (!isSignedIn) return <LoginPage />;
  return page === 'unknown' ? <NotFoundPage /> : <Choice.View isLeaving={page === 'sign_out'} />;
}
