const names = new Map<string, Intl.DisplayNames>();
const namesIn = (locale: string): Intl.DisplayNames => {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  names.set(locale, made);
  return made;
};

/** What a person calls a language: `es-ES` is “Spanish (Spain)”. What is no code of one stays as it is. */
export function languageName(code: string, locale: string): string {
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code) ? (namesIn(locale).of(code) ?? code) : code;
}

type Values = Readonly<Record<string, unknown>>;

/** What a message is told with, its language by name: the platform tells it by its code. */
export function withLanguageName(values: Values | undefined, locale: string): Values | undefined {
  const language = values?.['language'];
  return typeof language === 'string' ? { ...values, language: languageName(language, locale) } : values;
}
