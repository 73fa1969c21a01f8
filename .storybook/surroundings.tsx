import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import type { Decorator } from '@storybook/react-vite';
import { readTyped } from '@comanda/api/figures';
import { fold } from '@comanda/api/words';
import { FigureReader } from '@comanda/ui/FigureReader';
import { WordFolder } from '@comanda/ui/WordFolder';
import { I18nProvider as Locale } from 'react-aria-components/I18nProvider';
import { figuresOf, languages } from '@comanda/machines/language';
import { directionOf, furtherLanguages, initialGlobals, type WorkbenchGlobals } from './globals.ts';
import { describePage } from './page.ts';
import { pseudoLanguage, pseudoMessages } from './pseudo.ts';

const catalogues = import.meta.glob<Messages>('../packages/ui/src/locales/*.po', {
  eager: true,
  import: 'messages',
});

const catalogueOf = (code: string): Messages => catalogues[`../packages/ui/src/locales/${code}.po`] ?? {};

const marked = pseudoMessages(catalogueOf(initialGlobals.language));

const i18nIn = (code: string, messages: Messages): I18n =>
  setupI18n({ locale: code, locales: figuresOf(code), messages: { [code]: messages } });

const i18nByLanguage: ReadonlyMap<string, I18n> = new Map([
  ...languages.map(({ code }) => [code, i18nIn(code, catalogueOf(code))] as const),
  ...furtherLanguages.map(({ code }) => [code, i18nIn(code, marked)] as const),
]);

const pseudo = i18nIn(initialGlobals.language, marked);

/** Puts a story where it lives in an app: theme, mode and density on the page, language around the story. */
export const withSurroundings: Decorator = (Story, context) => {
  const wanted: WorkbenchGlobals = { ...initialGlobals, ...context.globals };
  const isPseudo = wanted.language === pseudoLanguage;
  const globals = isPseudo ? { ...wanted, language: initialGlobals.language } : wanted;
  const i18n = isPseudo ? pseudo : i18nByLanguage.get(globals.language);
  if (!i18n) throw new Error(`The workbench has no language ${globals.language}.`);
  const isPlaced = context.viewMode === 'docs';
  if (!isPlaced) describePage(globals);
  // A component must come up right in a language, not only survive a change of it: hence the key. Marked words are no
  // other language, and what is open stays open with them.
  return (
    <LinguiContext.Provider key={globals.language} value={{ i18n, _: i18n.t.bind(i18n) }}>
      <Locale locale={figuresOf(globals.language)}>
        <FigureReader read={readTyped}>
          <WordFolder fold={fold}>
            {isPlaced ? (
              // A page of documentation is English around it.
              <div lang={globals.language} dir={directionOf(globals)}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </WordFolder>
        </FigureReader>
      </Locale>
    </LinguiContext.Provider>
  );
};
