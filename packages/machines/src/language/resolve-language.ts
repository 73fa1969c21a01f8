const primary = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? '';

/**
 * The language to start in (docs/product.md §4.1.2): the last chosen, else the browser's by full code, else by its first
 * two letters, else the first that is offered. A browser's preferences are tried in their order. Codes are BCP 47;
 * the part before the hyphen is compared whole, so that Filipino (`fil`) is not taken for Finnish (`fi`).
 */
export function resolveLanguage<Language extends string>(
  stored: string | null | undefined,
  browserLanguages: readonly string[],
  offered: readonly [Language, ...Language[]],
): Language {
  const chosen = offered.find((language) => language === stored);
  if (chosen !== undefined) return chosen;
  for (const wanted of browserLanguages) {
    const match =
      offered.find((language) => language.toLowerCase() === wanted.toLowerCase()) ??
      offered.find((language) => primary(language) === primary(wanted));
    if (match !== undefined) return match;
  }
  return offered[0];
}
