import type { I18n } from '@lingui/core';
import { I18nProvider as Texts } from '@lingui/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { More } from './More.tsx';
import { Twelve } from './Twelve.tsx';

export function App({ i18n }: { i18n: I18n }) {
  return (
    <Texts i18n={i18n}>
      <I18nProvider locale={i18n.locale}>
        <main>
          <Twelve />
          <More />
        </main>
      </I18nProvider>
    </Texts>
  );
}
