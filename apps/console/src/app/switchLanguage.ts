import type { LanguageCode } from '@comanda/machines/language';
import { changeLanguage } from './language.ts';
import { isChunkFailure, reportPartFailure } from './newVersion.ts';
import { refreshCompany } from './queries.ts';
import { hasUnsaved } from './unsaved.ts';

/** Changes the language of the page; texts that do not come are told as any missing part of the app is. */
export async function switchLanguage(code: LanguageCode): Promise<void> {
  try {
    await changeLanguage(code);
    // What is sorted and compared by its texts follows them.
    void refreshCompany();
  } catch (error) {
    if (isChunkFailure(error)) await reportPartFailure(hasUnsaved());
    else throw error;
  }
}
