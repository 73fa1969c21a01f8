/** The languages that are complete, each in its own words (docs/product.md §4.1). */
export const languages = [
  { code: 'en-GB', name: 'English (United Kingdom)', direction: 'ltr' },
  { code: 'es-ES', name: 'Español (España)', direction: 'ltr' },
  { code: 'ar-EG', name: 'العربية (مصر)', direction: 'rtl' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

const [source, ...translated] = languages;
/** Their codes; the first is what the texts are written in. */
export const languageCodes: readonly [LanguageCode, ...LanguageCode[]] = [
  source.code,
  ...translated.map(({ code }) => code),
];

export const directionOf = (code: LanguageCode): 'ltr' | 'rtl' =>
  languages.find((language) => language.code === code)?.direction ?? 'ltr';

/** Figures are written in Latin digits in every language: tills, receipts and cooks read those (docs/product.md §4.1). */
export const figuresOf = (code: string): string => `${code}-u-nu-latn`;
