/** A text of the demo businesses: Spanish and English always, others where a business has them. */
export interface Text {
  readonly es: string;
  readonly en: string;
  readonly fr?: string;
  readonly ca?: string;
  readonly ar?: string;
}
const spoken: Readonly<Record<string, keyof Text>> = {
  'es-ES': 'es',
  'es-PA': 'es',
  'en-GB': 'en',
  'fr-FR': 'fr',
  'ca-ES': 'ca',
  'ar-EG': 'ar',
};
/** The text in the languages of a business, or of the platform. */
export const namesIn = (languages: readonly string[], text: Text): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const word = text[spoken[language] ?? 'en'];
      return word === undefined ? [] : [[language, word]];
    }),
  );
