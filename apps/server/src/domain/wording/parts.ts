import { parse, type Token } from '@messageformat/parser';

/** What is wrong with a wording beside its text: it cannot be read, or has not the parts of the text, and no others. */
type Misfit = 'braces' | 'parts';

/** A tag as Lingui finds it; whatever else begins like one counts as one too. */
const tag = /<(\/?)([A-Za-z0-9][^<>/]*)(\/?)>/g;

const tagsIn = (tokens: readonly Token[], into: Set<string>): boolean => {
  const text = tokens.map((token) => (token.type === 'content' ? token.value : '')).join('');
  const open: string[] = [];
  for (const [, end, name = '', alone] of text.matchAll(tag)) {
    if (alone) into.add(`<${name}/>`);
    else if (!end) open.push(name);
    else if (open.pop() === name) into.add(`<${name}>…</${name}>`);
    else return false;
  }
  return open.length === 0;
};

/** Answers whether each tag within is closed. */
const gather = (tokens: readonly Token[], into: Set<string>): boolean => {
  let isSound = tagsIn(tokens, into);
  for (const token of tokens) {
    if (token.type === 'argument') into.add(`{${token.arg}}`);
    else if (token.type === 'function') {
      const [param] = token.param ?? [];
      const style = param?.type === 'content' ? `, ${param.value.trim()}` : '';
      into.add(`{${token.arg}, ${token.key}${style}}`);
    } else if ('cases' in token) {
      // Which forms of a plural there are is up to the language; what is selected among is not.
      const keys =
        token.type === 'select'
          ? `: ${token.cases
              .map(({ key }) => key)
              .toSorted()
              .join(', ')}`
          : '';
      into.add(`{${token.arg}, ${token.type}${keys}}`);
      // What no other form is for is said by this one.
      isSound &&= token.cases.some(({ key }) => key === 'other');
      for (const one of token.cases) isSound = gather(one.tokens, into) && isSound;
    }
  }
  return isSound;
};

/**
 * What a text holds beside its words, as it is shown to people: `{name}`, `{0, plural}`, `<0>…</0>`. Nothing where it cannot
 * be read.
 * @param language whose forms of plurals it may have; without one, those of any
 */
export const partsOf = (text: string, language?: string): readonly string[] | undefined => {
  const parts = new Set<string>();
  try {
    const forms = (type: Intl.PluralRuleType) =>
      new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const tokens = parse(
      text,
      language === undefined ? {} : { cardinal: forms('cardinal'), ordinal: forms('ordinal') },
    );
    return gather(tokens, parts) ? [...parts].toSorted() : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a wording can stand for a text in a language: it can be read, and has all of its parts and no others. */
export const misfitOf = (source: string, wording: string, language: string): Misfit | undefined => {
  const parts = partsOf(wording, language);
  if (!parts) return 'braces';
  const wanted = partsOf(source) ?? [];
  return parts.length === wanted.length && parts.every((part, at) => part === wanted[at])
    ? undefined
    : 'parts';
};
