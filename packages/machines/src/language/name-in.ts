/** The text in a language, else in the company's default, else the first there is (docs/product.md §7.4). */
export function nameIn(
  names: Readonly<Record<string, string>>,
  language: string,
  fallback: string | undefined,
): string {
  const filled = (code: string | undefined): string | undefined =>
    code === undefined ? undefined : names[code] || undefined;
  return filled(language) ?? filled(fallback) ?? Object.values(names).find((text) => text !== '') ?? '';
}
