import type { Layout, Mapped } from './layout.ts';
import { type Given, type Held, heldBy, type Outline } from './outline.ts';
import type { Outcome } from './plan.ts';
import type { TableRow } from './table.ts';

/** A row that is a record. */
export interface Entry extends Pick<Held, 'given' | 'variant' | 'group'> {
  readonly row: TableRow;
}
export type Line =
  | { readonly kind: 'record'; readonly entry: Entry }
  | (Outcome & { readonly kind: 'belongs' })
  /** Nothing in it is read, and nothing says what it belongs to. */
  | { readonly kind: 'alone'; readonly row: number };

/** What shops export for a product without variants. */
const noVariant = new Set(['default title', 'default', 'regular']);
/** What a variant does not take from its product: what tells it from the others. */
const isOwn = ({ name, field, beside }: Mapped): boolean =>
  field.kind === 'code' || name === 'barCode' || beside !== undefined;

/** What a product's first row gives to a later one: its cells, and the pictures that it was lent until there. */
const inherit = (
  { columns, settings }: Layout,
  { cells }: TableRow,
  from: ReadonlyMap<string, Given>,
  lent: ReadonlyMap<string, Given>,
  given: Map<string, Given>,
): void => {
  for (const column of columns) {
    const inherited = from.get(column.path);
    if (inherited && !given.has(column.path) && !isOwn(column)) given.set(column.path, inherited);
  }
  // A variant that says no has said so.
  for (const { path, at } of settings) {
    const inherited = from.get(path);
    if (inherited && !given.has(path) && (cells[at] ?? '').trim() === '') given.set(path, inherited);
  }
  // Those that found their place after the first have no column of the file.
  for (const [path, picture] of lent) if (!given.has(path)) given.set(path, picture);
};

/** Numbers of the rows above a run of rows that are first of a product with rows among them. */
export const headsAbove = (layout: Layout, outline: Outline, rows: readonly TableRow[]): number[] => {
  const { group } = layout;
  const [first] = rows;
  if (group === undefined || !first) return [];
  const heads = rows.flatMap(({ cells }) => outline.headOf(cells[group]?.trim() ?? '') ?? []);
  return [...new Set(heads)].filter((head) => head < first.number);
};

/** Tells which rows are records, run of rows by run of rows, in the order of the file. */
export class Lines {
  /** The first row of the product above, where a row without a joining value belongs. */
  private above: number | undefined;
  private readonly layout: Layout;
  private readonly outline: Outline;
  constructor(layout: Layout, outline: Outline) {
    this.layout = layout;
    this.outline = outline;
  }
  /**
   * Which rows are records, and which belong to one above: rows with one value in the joining column are one product;
   * its first row has what the others leave empty, and a row that has a picture only is a picture
   * (docs/product.md §25). `heads` are the rows of `headsAbove`.
   */
  of(rows: readonly TableRow[], heads: readonly TableRow[]): Line[] {
    const known = new Map([...heads, ...rows].map((row) => [row.number, row]));
    const held = new Map<number, Held['given']>();
    const givenBy = (number: number): Held['given'] => {
      const row = known.get(number);
      const given = held.get(number) ?? (row ? heldBy(this.layout, row).given : new Map());
      held.set(number, given);
      return given;
    };
    return rows.map((row) => this.line(row, givenBy));
  }

  private line(row: TableRow, givenBy: (head: number) => Held['given']): Line {
    const { layout, outline } = this;
    const { given, variant, group, holds } = heldBy(layout, row);
    const variantRow = outline.firstVariantOf(row.number);
    if (variantRow !== undefined) return { row: row.number, kind: 'belongs', to: variantRow, as: 'nothing' };
    const named = outline.headOf(group);
    const head = group === '' ? (holds === 'values' ? undefined : this.above) : named;
    const isHead = head === undefined || head === row.number;
    if (holds !== 'values' && !isHead && (holds === 'picture' || group !== '')) {
      const isTaken = outline.lentTo(head).some(({ from }) => from === row.number);
      const as = holds === 'nothing' ? 'nothing' : isTaken ? 'image' : 'further';
      return { row: row.number, kind: 'belongs', to: head, as };
    }
    if (holds === 'nothing' && group === '') return { kind: 'alone', row: row.number };
    const lent = (until: number, to: number): ReadonlyMap<string, Given> =>
      new Map(
        outline.lentTo(to).flatMap(({ path, picture, from }) => (from < until ? [[path, picture]] : [])),
      );
    if (isHead) {
      this.above = row.number;
      for (const [path, picture] of lent(Infinity, row.number)) given.set(path, picture);
    } else inherit(layout, row, givenBy(head), lent(row.number, head), given);
    const told = variant.filter((cell) => !noVariant.has(cell.toLowerCase()));
    return { kind: 'record', entry: { row, given, variant: told, group } };
  }
}
