import type { Resource } from '../kernel/index.ts';
import { fold } from '../words/index.ts';
import { columnsOf, headingOf, joins } from './columns.ts';
import { synonyms } from './synonyms.ts';
import { sheetBounds, type Table } from './table.ts';

/** What one column of a file is taken for; plain data, which a person may change. */
export interface MappedColumn {
  /** Address of a column of the resource, one of `joins`, or nothing: the column is not read. */
  readonly target: string | null;
  /** How it was found: by its heading, by what is in it, by a person; or why it is not read. */
  readonly by: 'heading' | 'content' | 'person' | 'unknown' | 'repeated';
}
/** One for each column of the file, in its order. */
export type Mapping = readonly MappedColumn[];

/** Texts of one language by the ids of `labels`; a file may have its headings and values in any of them. */
export type Texts = Readonly<Record<string, string>>;

/** What two spellings of a heading have in common. */
export const folded = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Check digit of the article numbers on goods (GS1): 8, 12, 13 or 14 digits. */
const isArticleNumber = (text: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(text) &&
  Array.from(text)
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0;
const contents: readonly (readonly [name: string, fits: (cell: string) => boolean])[] = [
  ['barCode', isArticleNumber],
  ['image', (cell) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?$/i.test(cell)],
];

/** Whether files of this area spread one record over several rows (`joins`). */
export const isSpread = (resource: Resource): boolean => joins.group in (synonyms[resource.code] ?? {});
/** How many details of one list a file may have columns of: the highest number in a heading, within bounds. */
const detailsIn = (header: readonly string[]): number =>
  header
    .flatMap((heading) => (heading.match(/(?<!\d)\d{1,3}(?!\d)/g) ?? []).map(Number))
    .filter((number) => number <= sheetBounds.columns)
    .reduce((most, number) => Math.max(most, number), 3);

/**
 * Guesses what each column is: by its heading (address, texts of the definition in every language, names that other
 * shops' exports use), then by its cells. A target is given once; a second heading of the same meaning is not read
 * and says so.
 */
export const guessMapping = (
  resource: Resource,
  { header, rows }: Table,
  { languages, texts }: { readonly languages: readonly string[]; readonly texts: readonly Texts[] },
): Mapping => {
  const columns = columnsOf(resource, languages, detailsIn(header));
  const targets = new Map<string, string>();
  const offer = (heading: string, target: string) => {
    const key = folded(heading);
    if (key !== '' && !targets.has(key)) targets.set(key, target);
  };
  for (const { path } of columns) offer(path, path);
  for (const [target, headings] of Object.entries(synonyms[resource.code] ?? {}))
    for (const heading of headings) offer(heading, target === 'names' ? `names.${languages[0]}` : target);
  // Fields before details: the code of a record, and not the one of its variants.
  const byRank = [...columns.filter(({ list }) => !list), ...columns.filter(({ list }) => list?.index === 1)];
  for (const { path, label, language } of byRank)
    for (const text of texts.flatMap((known) => known[label.id] ?? [])) {
      if (language !== undefined) offer(`${text} ${language}`, path);
      if (language === undefined || language === languages[0]) offer(text, path);
    }
  for (const column of columns)
    for (const known of texts) offer(headingOf(resource, column, known) ?? '', column.path);

  const used = new Set<string>();
  const seen = new Set<string>();
  const named = header.map((heading): MappedColumn => {
    const key = folded(heading);
    const target = targets.get(key) ?? null;
    const isAgain = seen.has(key);
    seen.add(key);
    if (target === joins.option) return { target, by: 'heading' };
    if (target === null || used.has(target))
      return { target: null, by: target !== null || isAgain ? 'repeated' : 'unknown' };
    used.add(target);
    return { target, by: 'heading' };
  });
  return named.map((column, at) => {
    if (column.by !== 'unknown') return column;
    const cells = rows.slice(0, 1000).flatMap(({ cells }) => cells[at]?.trim() || []);
    const [name] = contents.find(([, fits]) => cells.length > 0 && cells.every(fits)) ?? [];
    const target = columns.find((candidate) => candidate.name === name && !used.has(candidate.path))?.path;
    if (target === undefined) return column;
    used.add(target);
    return { target, by: 'content' };
  });
};
