import { language } from '@comanda/api/areas/basics/language';
import type { Work } from '../../core/work.ts';
import { writeMany } from '../../resource/engine.ts';

/** What a language is called in another. */
const nameOf = (iso: string, spoken: string): string => {
  const name =
    new Intl.DisplayNames([spoken], { type: 'language', languageDisplay: 'standard' }).of(iso) ?? iso;
  return name.charAt(0).toLocaleUpperCase(spoken) + name.slice(1);
};

/** The languages that a company begins with, the first its default: nothing else is written without them. */
export const firstLanguages = async (
  work: Work,
  idCompany: string,
  languages: readonly string[],
): Promise<void> => {
  const written = await writeMany(
    work,
    language,
    idCompany,
    languages.map((iso, nth) => ({
      sent: {
        code: iso,
        iso,
        names: Object.fromEntries(languages.map((spoken) => [spoken, nameOf(iso, spoken)])),
        isDefault: nth === 0 ? 'S' : 'N',
        order: (nth + 1) * 10,
      },
    })),
  );
  for (const one of written) if (!one.ok) throw one.refusal;
};
