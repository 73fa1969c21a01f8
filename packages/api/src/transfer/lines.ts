import type { ImportColumn } from './columns.ts';
import type { Layout } from './layout.ts';
import { folded } from './mapping.ts';
import type { Outcome } from './plan.ts';
import type { TableRow } from './table.ts';

/** A cell on its way into a record: text, and the file's column where it has one. */
export interface Given {
  readonly text: string;
  readonly at: number | null;
}
/** A row that is a record. */
export interface Entry {
  readonly row: TableRow;
  /** Filled cells by the address of their value, those that its product's first row has given it with them. */
  readonly given: Map<string, Given>;
  /** Values that make it a variant; none for a product without. */
  readonly variant: readonly string[];
  /** What it shares with the other rows of its product; empty for none. */
  readonly group: string;
}
export type Line =
  | { readonly kind: 'record'; readonly entry: Entry }
  | (Outcome & { readonly kind: 'belongs' })
  /** Nothing in it is read, and nothing says what it belongs to. */
  | { readonly kind: 'alone'; readonly row: number };

/** What shops export for a product without variants. */
const noVariant = 'default title';
/** What a variant does not take from its product: what tells it from the others. */
const isOwn = ({ name, field }: ImportColumn): boolean => field.kind === 'code' || name === 'barCode';

type Held = Omit<Entry, 'row'> & { readonly holds: 'values' | 'picture' | 'nothing' };
const heldBy = ({ columns, group, options }: Layout, { cells }: TableRow): Held => {
  const text = (at: number | undefined) => (at === undefined ? '' : (cells[at]?.trim() ?? ''));
  const filled = columns.filter(({ at }) => text(at) !== '');
  const variant = options.map(text).filter((cell) => cell !== '');
  const isMore = variant.length > 0 || filled.some(({ field }) => field.kind !== 'image');
  return {
    given: new Map(filled.map(({ path, at }) => [path, { text: text(at), at }])),
    variant,
    group: text(group),
    holds: isMore ? 'values' : filled.length > 0 ? 'picture' : 'nothing',
  };
};

/** Gives a picture to the record that it belongs to, unless that has one. */
const belonging = (head: Entry, row: number, { given, holds }: Held): Line => {
  const missing = [...given].filter(([path]) => !head.given.has(path));
  for (const [path, picture] of missing) head.given.set(path, picture);
  const as = holds === 'nothing' ? 'nothing' : missing.length > 0 ? 'image' : 'further';
  return { row, kind: 'belongs', to: head.row.number, as };
};

const inherit = ({ columns }: Layout, from: ReadonlyMap<string, Given>, given: Map<string, Given>): void => {
  for (const column of columns) {
    const inherited = from.get(column.path);
    if (inherited && !given.has(column.path) && !isOwn(column)) given.set(column.path, inherited);
  }
};

/**
 * Which rows are records, and which belong to one above: rows with one value in the joining column are one product;
 * its first row has what the others leave empty, and a row that has a picture only is a picture
 * (docs/product.md §25).
 */
export const linesOf = (layout: Layout, rows: readonly TableRow[]): Line[] => {
  const heads = new Map<string, Entry>();
  let above: Entry | undefined;
  return rows.map((row): Line => {
    const held = heldBy(layout, row);
    const { given, group, holds } = held;
    const head = group !== '' ? heads.get(folded(group)) : holds === 'values' ? undefined : above;
    if (holds !== 'values' && head && (holds === 'picture' || group !== ''))
      return belonging(head, row.number, held);
    if (holds === 'nothing' && group === '') return { kind: 'alone', row: row.number };
    if (head) inherit(layout, head.given, given);
    const variant = held.variant.filter((cell) => cell.toLowerCase() !== noVariant);
    const entry: Entry = { row, given, variant, group };
    if (!head) {
      if (group !== '') heads.set(folded(group), entry);
      above = entry;
    }
    return { kind: 'record', entry };
  });
};
