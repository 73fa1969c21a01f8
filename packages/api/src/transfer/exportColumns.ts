import type { Resource } from '../kernel/index.ts';
import { columnsOf, headingOf, type ImportColumn } from './columns.ts';
import type { Texts } from './headings.ts';
import { guessMapping } from './mapping.ts';
import { sheetBounds } from './table.ts';

/** What the columns of an export follow from (docs/product.md §25). */
export interface Extent {
  /** Of the company; multilingual texts have a column for each. */
  readonly languages: readonly string[];
  /** Details of the longest list among the records, by the list's name. */
  readonly longest: Readonly<Record<string, number>>;
  /** Whether who exports may see a field. */
  readonly sees: (field: string) => boolean;
}

/** The columns of an export: those of the template, and as many of each list as its longest needs. */
export const exportColumnsOf = (
  resource: Resource,
  { languages, longest, sees }: Extent,
): readonly ImportColumn[] =>
  columnsOf(resource, languages, (list) => Math.max(1, longest[list] ?? 0)).filter(({ list, name }) =>
    sees(list?.name ?? name),
  );

/** Whether a file of so many columns can be read again. */
export const isTooWide = (columns: readonly ImportColumn[]): boolean => columns.length > sheetBounds.columns;

/**
 * Headings in one language. One that would be read as another column, or that the language does not have, is the
 * column's address.
 */
export const headingsOf = (
  resource: Resource,
  columns: readonly ImportColumn[],
  {
    languages,
    texts,
    known,
  }: {
    readonly languages: readonly string[];
    /** Of the language of the file. */
    readonly texts: Texts;
    /** Of every language that a file is read in. */
    readonly known: readonly Texts[];
  },
): readonly string[] => {
  const header = columns.map((column) => headingOf(resource, column, texts) ?? column.path);
  const mapping = guessMapping(resource, { header, rows: [] }, { languages, texts: known });
  return columns.map(({ path }, at) => (mapping[at]?.target === path ? (header[at] ?? path) : path));
};
