import { codeKey, isCode, textKey } from './codes.ts';
import { folded } from './headings.ts';
import { identifiersIn, isIdentifier } from './identifiers.ts';
import type { Layout, Mapped } from './layout.ts';
import { siblingKeys } from './siblings.ts';
import { affirmed, asParent, openPrice, pricedOpenly } from './synonyms.ts';
import type { TableRow } from './table.ts';
import { unescaped } from './texts.ts';

/** A cell on its way into a record: text, and the file's column where it has one. */
export interface Given {
  readonly text: string;
  readonly at: number | null;
  /** A number as it is stored, not one that somebody has written. */
  readonly isNumber?: boolean;
  /** A person has said that it is right as it is. */
  readonly isKept?: boolean;
}
/** What a row has, before anything is known of the others. */
export interface Held {
  /** Filled cells by the address of their value. */
  readonly given: Map<string, Given>;
  /** Values that make it a variant; none for a product without. */
  readonly variant: readonly string[];
  /** What it shares with the other rows of its product; empty for none. */
  readonly group: string;
  readonly holds: 'values' | 'picture' | 'nothing';
  /** What its variants can name it by in the joining column. */
  readonly called: readonly string[];
}
/** Where one more detail of a list has its place: behind those that the row gives. */
const freePath = (
  given: ReadonlyMap<string, Given>,
  { list, name, together }: Mapped,
): string | undefined => {
  if (together.length > 0) return together.find((path) => !given.has(path));
  if (!list) return undefined;
  const taken = [...given.keys()].flatMap((other) =>
    Number(new RegExp(`^${list.name}\\.(\\d+)\\.`).exec(other)?.[1] ?? 0),
  );
  return `${list.name}.${Math.max(...taken) + 1}.${name}`;
};

/** Several records in a cell of a list that says of each no more than which it is. */
const isReferences = ({ field, isAlone }: Mapped): boolean => field.kind === 'ref' && isAlone;
const recordsIn = (cell: string): readonly string[] =>
  cell
    .split(/[,;|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const affirmedKeys = new Set(affirmed.map(folded));
/** Pictures that stand in one cell. */
const picturesIn = (cell: string): readonly string[] =>
  cell.split(/\s*[,;|\n]\s*(?=https?:\/\/)|\s+(?=https?:\/\/)/);

export const heldBy = (
  { columns, group, key, options, settings }: Layout,
  { cells, numbers = [] }: TableRow,
): Held => {
  const text = (at: number | undefined) => (at === undefined ? '' : unescaped(cells[at] ?? '').trim());
  const given = new Map<string, Given>();
  let isMore = false;
  const further: (readonly [column: Mapped, text: string])[] = [];
  for (const column of columns) {
    const { path, at, field } = column;
    const cell = text(at);
    if (cell === '' || (key !== undefined && asParent.test(cell))) continue;
    const [first = cell, ...others] = isIdentifier(column)
      ? identifiersIn(cell, column)
      : field.kind === 'image'
        ? picturesIn(cell)
        : isReferences(column)
          ? recordsIn(cell)
          : [cell];
    if (field.kind === 'money' && openPrice.test(first)) {
      if (!given.has(pricedOpenly.path)) given.set(pricedOpenly.path, { text: pricedOpenly.value, at });
      isMore = true;
      continue;
    }
    given.set(path, { text: first, at, ...(numbers.includes(at) && { isNumber: true }) });
    if (column.beside && !given.has(column.beside.path))
      given.set(column.beside.path, { text: column.beside.text, at });
    further.push(...others.map((other) => [column, other] as const));
    isMore ||= field.kind !== 'image';
  }
  for (const [column, other] of further) {
    const place = freePath(given, column);
    if (place !== undefined) given.set(place, { text: other, at: column.at });
  }
  for (const { at, path, text: value } of settings) {
    if (!affirmedKeys.has(folded(text(at)))) continue;
    const before = given.get(path)?.text;
    given.set(path, { text: before === undefined ? value : `${before} + ${value}`, at });
    isMore = true;
  }
  const joined = text(group);
  // Of a row that is no variant they are properties, or all that its variants have.
  const isVariant = key === undefined || joined !== '';
  // Square says the same twice: as the variation's name and as the value of its option.
  const values = isVariant ? options.map(text).filter((cell) => cell !== '') : [];
  const variant = values.filter(
    (cell, place) => values.findIndex((one) => textKey(one) === textKey(cell)) === place,
  );
  isMore ||= variant.length > 0;
  return {
    given,
    variant,
    group: joined,
    called:
      group === undefined
        ? []
        : [given.get('code')?.text ?? '', text(key) === '' ? '' : `id:${text(key)}`].filter(
            (one) => one !== '',
          ),
    holds: isMore ? 'values' : given.size > 0 ? 'picture' : 'nothing',
  };
};

/** A picture that a row of its own gives to the record that it belongs to. */
interface Lent {
  readonly path: string;
  readonly picture: Given;
  /** Number of the row that gives it. */
  readonly from: number;
}
/** The first row of a product. */
interface Head {
  readonly number: number;
  /** Columns of the pictures that it has, its own and lent ones. */
  readonly pictures: string[];
}

const hasPicture = ({ columns }: Layout, { cells }: TableRow): boolean =>
  columns.some(({ at, field }) => field.kind === 'image' && cells[at]?.trim());

/**
 * What the rows of a whole file are to each other (docs/product.md §25): its codes, the first rows of its products,
 * and pictures on rows of their own, which can stand far below. All rows go through it, in their order, before the
 * first is judged; what it keeps of each is a code and a number.
 */
export class Outline {
  /** Keys of the codes that the file itself gives, which are nobody else's wherever in it they stand. */
  readonly codes = new Set<string>();
  /** What the rows refer to within their own area, as `siblingKeys`. */
  readonly siblings = new Set<string>();
  rows = 0;
  images = 0;
  private readonly layout: Layout;
  private readonly heads = new Map<string, Head>();
  private readonly lent = new Map<number, Lent[]>();
  private above: Head | undefined;
  /** Rows that belong to no other, by what variants can name them by, and the first variant of those that have any. */
  private readonly called = new Map<string, Head>();
  private readonly firstOf = new Map<number, number>();
  constructor(layout: Layout) {
    this.layout = layout;
  }
  add(rows: readonly TableRow[]): void {
    for (const row of rows) this.see(row);
  }
  /** Number of the first row of a product, which may be the row that asks. */
  headOf(group: string): number | undefined {
    return group === '' ? undefined : this.heads.get(textKey(group))?.number;
  }
  /** The first variant of a row that others name: what those have in common, and none of them. */
  firstVariantOf(row: number): number | undefined {
    return this.firstOf.get(row);
  }
  lentTo(head: number): readonly Lent[] {
    return this.lent.get(head) ?? [];
  }

  private see(row: TableRow): void {
    this.rows += 1;
    for (const { at } of this.layout.siblings)
      for (const key of siblingKeys(unescaped(row.cells[at] ?? '').trim())) this.siblings.add(key);
    if (hasPicture(this.layout, row)) this.images += 1;
    const { given, group, holds, called } = heldBy(this.layout, row);
    const found = group === '' ? undefined : this.headNamed(group, row.number, holds);
    const head = group !== '' ? found : holds === 'values' ? undefined : this.above;
    if (holds !== 'values' && head && (holds === 'picture' || group !== '')) {
      this.lend(head, row.number, given);
      return;
    }
    if (holds === 'nothing' && group === '') return;
    const code = given.get('code')?.text;
    if (code !== undefined && isCode(code)) this.codes.add(codeKey(code));
    if (head) return;
    const pictures = this.layout.columns.flatMap(({ path, field }) =>
      field.kind === 'image' && given.has(path) ? [path] : [],
    );
    this.above = { number: row.number, pictures };
    if (group !== '') this.heads.set(textKey(group), this.above);
    else for (const name of called) this.called.set(textKey(name), this.above);
  }
  private headNamed(group: string, row: number, holds: Held['holds']): Head | undefined {
    const key = textKey(group);
    const known = this.heads.get(key);
    const named = known ?? this.called.get(key);
    if (named && !known) {
      this.heads.set(key, named);
      // A picture is no variant.
      if (holds === 'values') this.firstOf.set(named.number, row);
    }
    return named;
  }
  private lend({ number, pictures }: Head, from: number, given: Held['given']): void {
    for (const [at, picture] of given) {
      const places = this.layout.columns.find(({ path }) => path === at)?.together ?? [];
      const lent = this.lentTo(number);
      const again = lent.find(
        ({ path, picture: { text } }) => places.includes(path) && text === picture.text,
      );
      const path = again?.path ?? places.find((place) => !pictures.includes(place));
      if (path === undefined) continue;
      pictures.push(path);
      this.lent.set(number, [...lent, { path, picture, from }]);
    }
  }
}
