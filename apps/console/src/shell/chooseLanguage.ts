import { peopleCalls } from '@comanda/api/calls';
import { directionOf, type LanguageCode } from '@comanda/machines/language';
import { client } from '../app/client.ts';
import { currentLanguage } from '../app/language.ts';
import { session } from '../app/session.ts';
import { switchLanguage } from '../app/switchLanguage.ts';
import { hasUnsaved } from '../app/unsaved.ts';
import { isRefused } from '../seen/refuse.ts';

/** Whether a language reloads the page while a form holds unsaved input (docs/product.md §4.1). */
export const mustAsk = (code: LanguageCode): boolean =>
  hasUnsaved() && directionOf(code) !== directionOf(currentLanguage());

/** Keeps the choice with the person, where one is signed in, then speaks it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (isRefused()) return;
  const { tokens } = session.getSnapshot().context;
  if (tokens)
    await client.call(peopleCalls.setLanguage, { params: { id: tokens.subject }, data: { lang: code } });
  await switchLanguage(code);
}
