/** A text that begins a company: Spanish and English always, others where the companies of a country speak them. */
export interface Text {
  readonly es: string;
  readonly en: string;
  readonly fr?: string;
  readonly ca?: string;
  readonly pt?: string;
  readonly it?: string;
  readonly de?: string;
  readonly ar?: string;
}
const spoken: Readonly<Record<string, keyof Text>> = {
  'es-ES': 'es',
  'es-PA': 'es',
  'es-MX': 'es',
  'es-AR': 'es',
  'en-GB': 'en',
  'fr-FR': 'fr',
  'ca-ES': 'ca',
  'pt-PT': 'pt',
  'it-IT': 'it',
  'de-DE': 'de',
  'ar-EG': 'ar',
};
/** The text in the languages of a business; the first has one always, English where nothing better is known. */
export const namesIn = (languages: readonly string[], text: Text): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language, index) => {
      const word = text[spoken[language] ?? 'en'] ?? (index === 0 ? text.en : undefined);
      return word === undefined ? [] : [[language, word]];
    }),
  );
