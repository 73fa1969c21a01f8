import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider as FormatProvider } from 'react-aria-components/I18nProvider';
import { readTyped } from '@comanda/api/figures';
import { fold } from '@comanda/api/words';
import { FigureReader } from '@comanda/ui/FigureReader';
import { WordFolder } from '@comanda/ui/WordFolder';
import { PartFailurePage } from '../pages/errors/PartFailurePage.tsx';
import { figuresOf } from '@comanda/machines/language';
import { StoppedPage } from '../pages/errors/StoppedPage.tsx';
import { Boundary } from './Boundary.tsx';
import { partFailure } from './newVersion.ts';

function Localised({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const failure = useSyncExternalStore(partFailure.subscribe, partFailure.current);
  return (
    <FormatProvider locale={figuresOf(i18n.locale)}>
      <FigureReader read={readTyped}>
        <WordFolder fold={fold}>
          {failure === 'none' ? (
            <Boundary instead={(error) => <StoppedPage error={error} />}>{children}</Boundary>
          ) : (
            <PartFailurePage failure={failure} />
          )}
        </WordFolder>
      </FigureReader>
    </FormatProvider>
  );
}

/** What surrounds every page: texts, their locale, and what stands there when a part of the app is missing or a page broke. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <Localised>{children}</Localised>
    </I18nProvider>
  );
}
