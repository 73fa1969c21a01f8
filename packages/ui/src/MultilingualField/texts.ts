/** The languages that have no text yet. Blanks are no text. */
export function missingLanguages<Language extends { readonly code: string }>(
  value: Readonly<Record<string, string>>,
  languages: readonly Language[],
): readonly Language[] {
  return languages.filter(({ code }) => (value[code] ?? '').trim() === '');
}

/** The texts with one changed; an emptied language is taken out, and what is not shown here stays. */
export function withText(
  value: Readonly<Record<string, string>>,
  code: string,
  text: string,
): Readonly<Record<string, string>> {
  if (text !== '') return { ...value, [code]: text };
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== code));
}
