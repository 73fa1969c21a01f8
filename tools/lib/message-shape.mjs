import { createCompiledCatalog } from '@lingui/cli/api';

/**
 * @typedef {object} MessageShape what a translation must have in common with its source, and what it may not lack
 * @property {string[]} parts the names of its placeholders and tags, sorted
 * @property {string[][]} plurals for each plural inside, the categories that it words
 */

/**
 * @param {string} message ICU MessageFormat with Lingui's numbered tags
 * @returns {MessageShape | { error: string }} an error when the message cannot be read
 */
export function shapeOf(message) {
  const { source, errors } = createCompiledCatalog('en', { message }, { namespace: 'json' });
  if (errors[0]) return { error: errors[0].error.message };
  const parts = new Set(message.match(/<\/?\d+\/?>/g) ?? []);
  /** @type {string[][]} */
  const plurals = [];
  collect(JSON.parse(source).messages.message, parts, plurals);
  return { parts: [...parts].toSorted(), plurals };
}

/**
 * @param {unknown} tokens a compiled message: text, or `[argument, kind, options]`
 * @param {Set<string>} parts
 * @param {string[][]} plurals
 */
function collect(tokens, parts, plurals) {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, kind, options] = token;
    parts.add(`{${name}}`);
    if (!options || typeof options !== 'object') continue;
    const { offset: _, ...branches } = options;
    if (kind === 'plural') plurals.push(Object.keys(branches));
    for (const branch of Object.values(branches)) collect(branch, parts, plurals);
  }
}

/**
 * The plural categories that a language has for the counts that people meet: Spanish keeps one for millions.
 *
 * @param {string} locale
 */
export function pluralCategories(locale) {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
}

/**
 * @param {string} source
 * @param {string} translation
 * @param {string} locale the translation's
 * @returns {string[]} what is wrong with the translation, in words
 */
export function translationFaults(source, translation, locale) {
  const wanted = shapeOf(source);
  const given = shapeOf(translation);
  if ('error' in wanted) return [`the source cannot be read: ${wanted.error}`];
  if ('error' in given) return [`cannot be read: ${given.error}`];
  const categories = [...pluralCategories(locale)];
  return [
    ...wanted.parts.filter((part) => !given.parts.includes(part)).map((part) => `lacks ${part}`),
    ...given.parts
      .filter((part) => !wanted.parts.includes(part))
      .map((part) => `has ${part}, which is never filled`),
    ...given.plurals.flatMap((forms) =>
      categories
        .filter((category) => !forms.includes(category))
        .map((category) => `lacks the plural ${category}`),
    ),
  ];
}
