/** The words, where no option is called so; upper and lower case are one, accents are not. */
export function missingText(
  words: string,
  options: ReadonlyArray<{ readonly label: string }>,
  locale: string,
): string | undefined {
  const text = words.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return undefined;
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent' });
  return options.some(({ label }) => compare(label.trim(), text) === 0) ? undefined : text;
}
