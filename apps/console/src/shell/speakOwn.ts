import { keptLanguage } from '../app/keptLanguage.ts';
import { currentLanguage, isLanguageChosen, isOffered } from '../app/language.ts';
import { switchLanguage } from '../app/switchLanguage.ts';
import { loadUser } from '../app/user.ts';

/**
 * Speaks the person's own language where none was chosen on this device; one that is owed to the platform is sent again
 * (docs/product.md §4.1).
 */
export async function speakOwn(): Promise<void> {
  if (keptLanguage.isOwed()) {
    await keptLanguage.keep(currentLanguage());
    return;
  }
  if (isLanguageChosen()) return;
  const { lang } = await loadUser();
  if (isOffered(lang) && lang !== currentLanguage()) await switchLanguage(lang);
}
