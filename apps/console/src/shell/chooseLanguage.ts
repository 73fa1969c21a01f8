import { directionOf, type LanguageCode } from '@comanda/machines/language';
import { t } from '@lingui/core/macro';
import { keptLanguage } from '../app/keptLanguage.ts';
import { currentLanguage } from '../app/language.ts';
import { switchLanguage } from '../app/switchLanguage.ts';
import { toast } from '../app/toast.ts';
import { hasUnsaved } from '../app/unsaved.ts';
import { isRefused } from '../seen/refuse.ts';

/** Whether a language reloads the page while a form holds unsaved input (docs/product.md §4.1). */
export const mustAsk = (code: LanguageCode): boolean =>
  hasUnsaved() && directionOf(code) !== directionOf(currentLanguage());

/**
 * Speaks the language at once, and keeps it with the person, where one is signed in. A page that is loaded anew for it does
 * the latter when it comes again.
 */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (isRefused()) return;
  const kept = keptLanguage.keep(code);
  await switchLanguage(code);
  if (!(await kept))
    toast({
      tone: 'danger',
      message: t`The language could not be saved. It applies to this browser only; choose it again later.`,
    });
}
