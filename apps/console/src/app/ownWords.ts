import type { LanguageCode } from '@comanda/machines/language';
import { i18n, type Messages } from '@lingui/core';
import { currentLanguage, reword } from './language.ts';

/** What is said now in each language that was spoken: the page is drawn again for another one only. */
const spoken: Partial<Record<LanguageCode, string>> = {};
let asked = 0;

/**
 * Asks what operators have worded otherwise in the language of the page. Nobody waits for it: while it cannot be had, the
 * texts are those that are built in.
 */
export async function askOwnWords(): Promise<void> {
  const code = currentLanguage();
  const own = (asked += 1);
  const answer = await fetch(`/api/system/v1/texts/${code}`).catch(() => undefined);
  const body = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  // An older answer may come after a newer one.
  if (own !== asked || body === undefined || body === (spoken[code] ?? '{}')) return;
  spoken[code] = body;
  const messages: Messages = JSON.parse(body);
  await reword(code, messages);
}

/** Asks now, and with each language that is chosen from here on. Call once. */
export function followOwnWords(): void {
  let last = i18n.locale;
  void askOwnWords();
  i18n.on('change', () => {
    if (i18n.locale === last) return;
    last = i18n.locale;
    void askOwnWords();
  });
}
