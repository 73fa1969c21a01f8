import { parse, type Token } from '@messageformat/parser';

/** What texts of a catalogue say, by the form `other` wherever they divide; nothing where one has none. */
function said(tokens: readonly Token[], counted = ''): string | undefined {
  const parts = tokens.map((token): string | undefined => {
    if (token.type === 'content') return token.value;
    if (token.type === 'octothorpe') return `{${counted}}`;
    if (!('cases' in token)) return `{${token.arg}}`;
    const other = token.cases.find(({ key }) => key === 'other');
    // The sign of the figure within is that of the inner division.
    return other && said(other.tokens, token.type === 'select' ? counted : token.arg);
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/**
 * A text of a catalogue as it reads where nothing says which of its forms is meant: `{count, plural, one {# tax} other
 * {# taxes}}` as `{count} taxes`. One that cannot be read stays as it is.
 */
export function usualForm(text: string): string {
  try {
    return said(parse(text)) ?? text;
  } catch {
    return text;
  }
}
