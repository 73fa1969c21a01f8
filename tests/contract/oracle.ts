import type { Operator } from '@comanda/api/filter';
import type { Field } from '@comanda/api/kernel';
import type { Data } from './fixtures.ts';

/** The languages that a name is read in, the wanted one first. */
export type Languages = readonly string[];
type Kind = Field['kind'] | 'instant';
type Value = string | number;

const numbers: ReadonlySet<Kind> = new Set(['integer', 'order', 'money', 'decimal']);

/** A name as its reader sees it (docs/product.md §6.2.3). */
const read = (names: object, languages: Languages): string | undefined => {
  const texts = new Map<string, string>(Object.entries(names));
  return languages.map((language) => texts.get(language)).find(Boolean) ?? [...texts.values()][0];
};
/** What a field of a row is compared by; nothing where it is empty. Codes are the same in any case (§7.1). */
export const comparable = (kind: Kind, value: unknown, languages: Languages): Value | undefined => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'object') return read(value, languages);
  if (numbers.has(kind)) return Number(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'code') return text.toLowerCase();
  // Days in UTC (§6.2.7).
  return kind === 'instant' ? text.slice(0, 10) : text;
};

const contains = (text: Value | undefined, part: unknown): boolean =>
  String(text ?? '')
    .toLowerCase()
    .includes(String(part).toLowerCase());

/** Whether a row has to be found: reckoned from what §6.2 says of an operator, never from the server's statements. */
export const mustMatch = (
  row: Data,
  [name, kind]: readonly [string, Kind],
  operator: Operator,
  given: unknown,
  languages: Languages,
): boolean => {
  const set = row[name];
  // A set has any of some, or none.
  if (kind === 'choices' && Array.isArray(set)) {
    const hasAny = (Array.isArray(given) ? given : [given]).some((one) => set.includes(one));
    return operator === 'in' ? hasAny : !hasAny;
  }
  if (operator === 'lacks') return !new Map<unknown, unknown>(Object.entries(set ?? {})).get(given);
  const mine = comparable(kind, row[name], languages);
  const theirs = (Array.isArray(given) ? given : [given]).map((one) =>
    typeof one === 'object' ? undefined : comparable(kind, one, languages),
  );
  const [first, last = first] = theirs;
  const isMore = (bound: Value | undefined): boolean =>
    mine !== undefined && bound !== undefined && mine > bound;
  const isLess = (bound: Value | undefined): boolean =>
    mine !== undefined && bound !== undefined && mine < bound;
  const isThere = mine !== undefined;
  switch (operator) {
    case 'eq':
      return mine === first;
    case 'neq':
      return mine !== first;
    case 'in':
      return theirs.includes(mine);
    case 'nin':
      return !theirs.includes(mine);
    case 'like':
      return contains(mine, given);
    case 'notlike':
      return !contains(mine, given);
    case 'lt':
      return isLess(first);
    case 'gt':
      return isMore(first);
    case 'lte':
      return isThere && !isMore(first);
    case 'gte':
      return isThere && !isLess(first);
    case 'between':
      return isThere && !isLess(first) && !isMore(last);
  }
};
