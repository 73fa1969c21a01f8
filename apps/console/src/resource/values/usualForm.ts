/** Where a text of a catalogue divides into forms: `{count, plural,`, `{kind, select,`. */
const division = /\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,(?:\s*offset:\d+)?/;
const form = /\s*([^\s{}]+)\s*(?=\{)/y;

/** The place of the brace that closes the one at `from`. */
function closingOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** What the form `other` says among `one {…} other {…}`, from a place on. */
function otherOf(text: string, from: number): string | undefined {
  form.lastIndex = from;
  const [whole, name] = form.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const open = from + whole.length;
  const close = closingOf(text, open);
  if (close < 0) return undefined;
  return name === 'other' ? text.slice(open + 1, close) : otherOf(text, close + 1);
}

/**
 * A text of a catalogue as it reads where nothing says which of its forms is meant: `{count, plural, one {# tax} other
 * {# taxes}}` as `{count} taxes`. One that cannot be read stays as it is.
 */
export function usualForm(text: string): string {
  const found = division.exec(text);
  const [head, name, kind] = found ?? [];
  if (!found || head === undefined) return text;
  const said = otherOf(text, found.index + head.length);
  const close = closingOf(text, found.index);
  if (said === undefined || close < 0) return text;
  // The sign of the figure within is that of the inner division.
  const inner = usualForm(said);
  const filled = kind === 'select' ? inner : inner.replaceAll('#', `{${name}}`);
  return usualForm(text.slice(0, found.index) + filled + text.slice(close + 1));
}
