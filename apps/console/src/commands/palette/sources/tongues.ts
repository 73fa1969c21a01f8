import { languages } from '@comanda/machines/language';
import { msg } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/** The languages that are complete, by their own names and by those in the page's language. */
export function tongues({ locale, text, speak }: World): readonly Entry[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const context = text(msg`Language`);
  return languages.map(({ code, name }) => ({
    id: `language:${code}`,
    label: name,
    lang: code,
    context,
    words: [context, names.of(code) ?? name],
    icon: Languages,
    isCurrent: code === locale,
    run: () => speak(code),
  }));
}
