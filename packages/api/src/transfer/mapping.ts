import { readAmount } from '../figures/index.ts';
import type { Resource } from '../kernel/index.ts';
import { wrongCheckDigit } from '../validation/index.ts';
import { columnAt, columnsOf, joins, placedAt, settingOf } from './columns.ts';
import { fold } from '../words/index.ts';
import { folded, headingOfText, meaningsOf, type Texts } from './headings.ts';
import { affirmed, denied, placedTargets, priceWords, synonyms, taxHeading, taxTargets } from './synonyms.ts';
import { sheetBounds, type Table } from './table.ts';

/** What one column of a file is taken for; plain data, which a person may change. */
export interface MappedColumn {
  /** Address of a column of the resource, one of `joins`, a setting (`settingOf`), or nothing: it is not read. */
  readonly target: string | null;
  /** How it was found: by its heading, by what is in it, by a person; or why it is not read. */
  readonly by: 'heading' | 'content' | 'person' | 'unknown' | 'repeated';
  /** Of one that another column was preferred to: what it would fill. */
  readonly meant?: string;
  /** It holds prices and is not read. */
  readonly isPrice?: boolean;
}
/** One for each column of the file, in its order. */
export type Mapping = readonly MappedColumn[];

/** A whole number of a trade item, with its check digit (GS1). */
const isArticleNumber = (text: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(text) && wrongCheckDigit(text) === undefined;
const contents: readonly (readonly [name: string, fits: (cell: string) => boolean])[] = [
  ['barCode', isArticleNumber],
  ['image', (cell) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?$/i.test(cell)],
];
const flags = new Set([...affirmed, ...denied].map(folded));

/** Whether cells are figures for the most part. */
const isFigures = (cells: readonly string[]): boolean =>
  cells.filter((cell) => readAmount(cell).kind !== 'none').length * 2 >= cells.length;

/** Whether the joining column names the row that another is a variant of. */
const isNamedBy = (heading: string | undefined): boolean => /^parent/i.test(heading?.trim() ?? '');

/** Whether files of this area spread one record over several rows (`joins`). */
export const isSpread = (resource: Resource): boolean => joins.group in (synonyms[resource.code] ?? {});
/** How many details of one list a file may have columns of: the highest number in a heading, within bounds. */
const detailsIn = (header: readonly string[]): number =>
  header
    .flatMap((heading) => (heading.match(/(?<!\d)\d{1,3}(?!\d)/g) ?? []).map(Number))
    .filter((number) => number <= sheetBounds.columns)
    .reduce((most, number) => Math.max(most, number), 3);

/**
 * Columns that there is one of for each record that details refer to: the stock in each store, each modifier. Those of
 * one record are of one detail.
 */
const placedIn = (
  resource: Resource,
  header: readonly string[],
  named: Mapping,
  cellsOf: (at: number) => readonly string[],
): Mapping => {
  const used = named.flatMap(({ target }) => (target === null ? [] : [target]));
  const details = new Map<string, Map<string, number>>();
  return named.map((column, at): MappedColumn => {
    if (column.target !== null || column.by === 'repeated') return column;
    for (const { of, part, headings } of placedTargets[resource.code] ?? []) {
      const name = headings
        .map((one) => one.exec(header[at]?.trim() ?? '')?.groups?.['name']?.trim())
        .find(Boolean);
      const list = resource.fields[of];
      if (name === undefined || list?.kind !== 'list' || used.some((one) => one.startsWith(`${of}.`)))
        continue;
      const key = Object.keys(list.item).find((item) => list.item[item]?.kind === 'ref');
      const cells = cellsOf(at);
      if (key === undefined || (part === undefined && !cells.every((cell) => flags.has(folded(cell)))))
        continue;
      const numbers = details.get(of) ?? new Map<string, number>();
      details.set(of, numbers);
      const index = numbers.get(folded(name)) ?? numbers.size + 1;
      numbers.set(folded(name), index);
      const target =
        part === undefined
          ? settingOf(`${of}.${index}.${key}`, name)
          : placedAt(`${of}.${index}.${part}`, name);
      return { target, by: 'heading' };
    }
    return column;
  });
};

/** A column that may be what is meant, and how well. */
interface Candidate {
  readonly at: number;
  readonly target: string;
  readonly rank: number;
  readonly filled: number;
}
/** One that says less, or something else than the bare word, stands behind those that say no more than it. */
const qualified = { place: 10, net: 20 } as const;

/**
 * Guesses what each column is: by its heading (address, texts of the definition in every language, names that other
 * shops' exports use), then by its cells. A target is given once: the meaning decides between two (the regular price,
 * not the one of a sale), then how many of their cells are filled. The other one is told, and what it would fill.
 */
export const guessMapping = (
  resource: Resource,
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  spoken: { readonly languages: readonly string[]; readonly texts: readonly Texts[] },
): Mapping => {
  const { languages } = spoken;
  const details = detailsIn(header);
  const columns = columnsOf(resource, languages, details);
  const meanings = meaningsOf(resource, spoken, details);
  const sample = rows.slice(0, 1000);
  const cellsOf = (at: number): string[] => sample.flatMap(({ cells }) => cells[at]?.trim() || []);
  const isMoney = (target: string): boolean => columnAt(resource, languages, target)?.field.kind === 'money';

  /** The language that a heading names decides which of the names it is. */
  const spokenTarget = (target: string, language: string | undefined): string | undefined => {
    const column = columnAt(resource, languages, target);
    if (language === undefined || column?.language === undefined) return target;
    const found = languages.find((code) => code.toLowerCase().startsWith(language));
    return found && target.replace(/[^.]+$/, found);
  };
  /** “Price 2”: the value of a further detail. */
  const numbered = (heading: string): string | undefined => {
    const [, bare = '', number = ''] = /^(.*\p{L})[\s_.#]*([1-9]\d?)$/u.exec(heading.trim()) ?? [];
    const meaning = meanings.get(folded(bare));
    return meaning && /^\w+\.1\./.test(meaning.target) && !meanings.has(folded(heading))
      ? meaning.target.replace('.1.', `.${number}.`)
      : undefined;
  };
  const candidates = header.map((heading, at): Candidate | undefined => {
    const further = numbered(heading);
    if (further !== undefined) return { at, target: further, rank: 0, filled: cellsOf(at).length };
    const { keys, language, isQualified, isNet } = headingOfText(heading);
    const exact = keys.findIndex((key) => meanings.has(key));
    const meaning = meanings.get(keys[exact] ?? '');
    if (!meaning) return undefined;
    const isWhole = exact === 0 || language !== undefined;
    const target = exact === 0 ? meaning.target : spokenTarget(meaning.target, language);
    const cells = cellsOf(at);
    if (target === undefined || (!isWhole && isMoney(target) && !isFigures(cells))) return undefined;
    const aside = isWhole
      ? 0
      : (isQualified || exact > 1 ? qualified.place : 0) + (isNet ? qualified.net : 0);
    return { at, target, rank: meaning.rank + aside, filled: cells.length };
  });

  /** Which column each target is given, by the places of the columns. */
  const taken = new Map<string, Candidate>();
  const isBetter = (one: Candidate, other: Candidate): boolean => {
    if ((one.filled === 0) !== (other.filled === 0)) return one.filled > 0;
    return one.rank === other.rank ? one.filled > other.filled : one.rank < other.rank;
  };
  for (const candidate of candidates) {
    if (!candidate || candidate.target === joins.option) continue;
    const other = taken.get(candidate.target);
    if (!other || isBetter(candidate, other)) taken.set(candidate.target, candidate);
  }
  // Numbers name rows only where a column says whose variants others are.
  if (!taken.has(joins.group) || !isNamedBy(header[taken.get(joins.group)?.at ?? -1]))
    taken.delete(joins.key);
  const used = new Set(taken.keys());
  const seen = new Set<string>();
  const tax = taxTargets[resource.code];
  const named = header.map((heading, at): MappedColumn => {
    const key = folded(heading);
    const isAgain = seen.has(key);
    seen.add(key);
    const candidate = candidates[at];
    const taxName = taxHeading.exec(heading.trim())?.groups?.name;
    if (tax !== undefined && taxName !== undefined && cellsOf(at).every((cell) => flags.has(folded(cell))))
      return { target: settingOf(tax, taxName), by: 'heading' };
    if (candidate && (candidate.target === joins.option || taken.get(candidate.target) === candidate))
      return { target: candidate.target, by: 'heading' };
    if (candidate?.target === joins.key) return { target: null, by: 'unknown' };
    if (candidate) return { target: null, by: 'repeated', meant: candidate.target };
    return { target: null, by: isAgain ? 'repeated' : 'unknown' };
  });
  const placed = placedIn(resource, header, named, cellsOf);
  const known = placed.map((column, at): MappedColumn => {
    if (column.by !== 'unknown') return column;
    const cells = cellsOf(at);
    const [name] = contents.find(([, fits]) => cells.length > 0 && cells.every(fits)) ?? [];
    const target = columns.find((candidate) => candidate.name === name && !used.has(candidate.path))?.path;
    if (target === undefined) return column;
    used.add(target);
    return { target, by: 'content' };
  });
  const hasMoney = columns.some(({ field }) => field.kind === 'money');
  return known.map((column, at): MappedColumn => {
    if (!hasMoney || column.target !== null) return column;
    const cells = cellsOf(at);
    const isCalledSo =
      priceWords.test(fold(header[at] ?? '')) || (column.meant !== undefined && isMoney(column.meant));
    const isPrice = cells.length > 0 && isCalledSo && isFigures(cells);
    return isPrice ? { ...column, isPrice } : column;
  });
};
