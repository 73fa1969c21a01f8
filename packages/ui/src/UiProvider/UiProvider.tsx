import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider as TextsProvider } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface UiProviderProps {
  /** A language of `@comanda/ui/locales`, such as `en-GB`. */
  readonly locale: string;
  /** The texts of the components in it: `messages` of `@comanda/ui/locales/en-GB`. */
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * What components stand in: the texts of one language, and the language that figures and days are written in. An
 * application that has Lingui already loads the catalogue into its own and needs only react-aria's `I18nProvider`.
 */
export function UiProvider({ locale, messages, children }: UiProviderProps) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages]);
  return (
    <TextsProvider i18n={i18n}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </TextsProvider>
  );
}
