import { setupI18n, type I18n, type Messages } from '@lingui/core';

/** Each fetched by itself when it is spoken. */
const catalogues: Record<string, () => Promise<{ messages: Messages }>> = {
  'en-GB': () => import('@comanda/ui/locales/en-GB'),
  'ar-EG': () => import('@comanda/ui/locales/ar-EG'),
};

export async function languageOf(code: string): Promise<I18n> {
  const load = catalogues[code];
  if (!load) throw new Error(`There is no catalogue of ${code}.`);
  const { messages } = await load();
  return setupI18n({ locale: code, messages: { [code]: messages } });
}
