import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { I18nProvider as FormatProvider } from 'react-aria-components/I18nProvider';
import { HomePage } from './HomePage.tsx';
import { figuresOf } from '@comanda/machines/language';
import { LoginPage } from './LoginPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pageOf, usePathname } from './place.ts';
import { session } from './session.ts';

/** Who is not signed in sees the sign-in; the others their page (docs/product.md §2.3). */
function Pages() {
  const page = pageOf(usePathname());
  const isSignedIn = useSelector(
    session,
    (state) => state.matches('signedIn') || state.matches('refreshing'),
  );
  if (!isSignedIn) return <LoginPage />;
  return page === 'unknown' ? <NotFoundPage /> : <HomePage isLeaving={page === 'sign_out'} />;
}

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <FormatProvider locale={figuresOf(i18n.locale)}>
        <Pages />
      </FormatProvider>
    </I18nProvider>
  );
}
