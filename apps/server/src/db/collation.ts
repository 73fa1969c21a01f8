/** Languages that PostgreSQL's ICU sorts by; each has the collation `<language>-x-icu`. */
const sortable: ReadonlySet<string> = new Set(
  'ar ca cs de el en es eu fr gl he it nl pl pt ro ru sk tr zh'.split(' '),
);

/** The collation of the first of these languages that PostgreSQL sorts by (docs/product.md §6.3). */
export const collationOf = (...codes: readonly (string | null | undefined)[]): string => {
  const language = codes.map((code) => code?.split('-')[0] ?? '').find((code) => sortable.has(code));
  return `"${language ?? 'und'}-x-icu"`;
};

/** SQL of a multilingual column's text in a language and in its order, as an index has it. */
export const textIn = (column: string, language: string): string =>
  `(${column} ->> '${language}') collate ${collationOf(language)}`;
