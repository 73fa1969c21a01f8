import type { I18n } from '@lingui/core';
import { I18nProvider as Texts } from '@lingui/react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** What the packages ask an application to stand in: texts, and the language that react-aria formats in. */
export function App({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <Texts i18n={i18n}>
      <I18nProvider locale={i18n.locale}>
        <main>{children}</main>
      </I18nProvider>
    </Texts>
  );
}
