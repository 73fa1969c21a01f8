import { type Draft, type Field, type Place, startOf } from '../kernel/index.ts';
import { type Attempt, cellAt, refuse } from './attempt.ts';
import type { Read } from './cells.ts';
import type { ImportColumn } from './columns.ts';
import { clearing } from './texts.ts';
import { draftOf, listOf, same } from './drafts.ts';
import type { Identity } from './identity.ts';
import type { Run } from './run.ts';

type Values = Record<string, unknown>;
/** Details that a row gives, by list and by the number of their columns. */
type Details = Map<string, Map<number, Values>>;

/** A record put together from the cells of its row, not judged yet. */
export interface Assembled {
  readonly draft: Draft;
  /** Where the file has the details: `rateProduct.0`, their place in the record → `rateProduct.1`, their columns. */
  readonly paths: ReadonlyMap<string, string>;
  /** Addresses of pictures to fetch, by path in the record; a detail that has to wait for its picture is empty. */
  readonly pictures: Readonly<Record<string, string>>;
}

const cleared = ({ field }: ImportColumn, { known }: Run): unknown => {
  if (field.kind === 'names') return '';
  return field.optional ? null : startOf(field, known.place);
};
const readAt = (run: Run, attempt: Attempt, column: ImportColumn): Read => {
  const reference = attempt.references.get(column.path);
  if (reference !== undefined) return { value: reference };
  const cell = cellAt(attempt, column.path);
  return cell.text === clearing ? { value: cleared(column, run) } : run.cells.read(cell, column);
};

/** A text of one language stands beside those of the others. */
const put = (values: Values, { name, language }: ImportColumn, value: unknown): void => {
  values[name] = language === undefined ? value : { ...draftOf(values[name]), [language]: value };
};

const detailOf = (details: Details, { name, index }: NonNullable<ImportColumn['list']>): Values => {
  const list = details.get(name) ?? new Map<number, Values>();
  details.set(name, list);
  const detail = list.get(index) ?? {};
  list.set(index, detail);
  return detail;
};

/** Whether a detail has every value that a row gives; of texts in several languages the given ones. */
const holds = (detail: Draft, given: Draft): boolean =>
  Object.entries(given).every(
    ([key, value]) =>
      same(detail[key], value) ||
      (isTexts(value) && same({ ...draftOf(detail[key]), ...value }, detail[key])),
  );
const isTexts = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A detail with what a row gives; a text of one language stands beside those of the others. */
const over = (detail: Draft, given: Draft): Draft => ({
  ...detail,
  ...Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      isTexts(value) ? { ...draftOf(detail[key]), ...value } : value,
    ]),
  ),
});

/**
 * Details are added to those that are there, or change the one that refers to the same. One that is there already as
 * the row gives it is that one, so that details which share their first value are told apart.
 */
const merge = (
  field: Field & { readonly kind: 'list' },
  stored: readonly Draft[],
  given: ReadonlyMap<number, Draft>,
  place: Place | undefined,
): {
  readonly merged: readonly Draft[];
  readonly places: readonly (readonly [at: number, index: number])[];
} => {
  const keys = Object.keys(field.item);
  const key = keys.find((candidate) => field.item[candidate]?.kind === 'ref') ?? keys[0] ?? '';
  const initial = Object.fromEntries(
    Object.entries(field.item).map(([part, item]) => [part, startOf(item, place)]),
  );
  const merged = [...stored];
  const taken = new Map<number, number>();
  const claim = (index: number, fits: (other: Draft) => boolean): void => {
    const at = merged.findIndex((other, place) => !taken.has(place) && fits(other));
    if (at >= 0) taken.set(at, index);
  };
  for (const [index, detail] of given) claim(index, (other) => holds(other, detail));
  const claimed = new Set(taken.values());
  for (const [index, detail] of given)
    if (!claimed.has(index)) claim(index, (other) => same(other[key], detail[key]));
  const placeOf = new Map([...taken].map(([at, index]) => [index, at]));
  const places = [...given].map(([index, detail]) => {
    const at = placeOf.get(index) ?? merged.length;
    merged[at] = over({ ...initial, ...merged[at] }, detail);
    return [at, index] as const;
  });
  return { merged, places };
};

/** What the cells of a row give to a record, as far as they are read. */
interface Given {
  readonly draft: Values;
  readonly details: Details;
  /** Addresses of pictures to fetch, by the file's paths. */
  readonly pictures: Map<string, string>;
  /** Addresses of pictures that it names, each with what it is called. */
  readonly named: Set<string>;
}
/**
 * A picture that is there stays, and one that the row names again is the same one. A detail that waits for its picture
 * keeps its place among the others.
 */
const putPicture = (given: Given, column: ImportColumn, address: string): void => {
  const { draft, details, pictures, named } = given;
  const { name, path, list } = column;
  const key = `${name} ${address}`;
  if (list && named.has(key)) return;
  named.add(key);
  const holder = list ? (listOf(draft[list.name])[list.index - 1] ?? {}) : draft;
  if (holder[name] !== null && holder[name] !== undefined) return;
  if (list) put(detailOf(details, list), column, null);
  pictures.set(path, address);
};

/** Reads the filled cells into the draft and the details; answers whether a decision has changed one of them. */
const readInto = (run: Run, attempt: Attempt, given: Given): boolean => {
  const { draft, details } = given;
  let isAgain = false;
  for (const path of new Set([...attempt.given.keys(), ...attempt.references.keys()])) {
    const column = run.columnOf(path);
    if (!column || path === 'code') continue;
    const read = readAt(run, attempt, column);
    if ('picture' in read) putPicture(given, column, read.picture);
    else if (!('value' in read)) {
      if (!attempt.left.has(path) && refuse(run, attempt, path, read)) isAgain = true;
      // The detail is there, whatever it refers to: that a list is too short is none of its faults.
      else if (column.list && column.field.kind === 'ref') put(detailOf(details, column.list), column, '');
    } else if (!column.list) put(draft, column, read.value);
    else if (cellAt(attempt, path).text === clearing) draft[column.list.name] = [];
    else put(detailOf(details, column.list), column, read.value);
  }
  return isAgain;
};

/**
 * Puts the cells of a row over what is stored, or over a new record: an empty cell leaves it, `\empty` clears it, and
 * languages and details are added (docs/product.md §25). Nothing where a decision has changed a cell meanwhile, and
 * the row is to be read again.
 */
export const assemble = (run: Run, attempt: Attempt, { old, code }: Identity): Assembled | undefined => {
  const draft: Values = old
    ? Object.fromEntries([...run.fields.keys()].map((name) => [name, old[name]]))
    : { ...run.start, order: run.order.last + 1 };
  if (code !== '') draft.code = code;
  const details: Details = new Map();
  const waiting = new Map<string, string>();
  if (readInto(run, attempt, { draft, details, pictures: waiting, named: new Set() })) return undefined;
  const paths = new Map<string, string>();
  for (const [name, given] of details) {
    const field = run.fields.get(name);
    if (field?.kind !== 'list') continue;
    const { merged, places } = merge(field, listOf(draft[name]), given, run.known.place);
    draft[name] = merged;
    for (const [at, index] of places) paths.set(`${name}.${at}`, `${name}.${index}`);
  }
  const places = new Map([...paths].map(([place, path]) => [path, place]));
  const pictures = [...waiting].map(([path, address]) => [
    path.replace(/^\w+\.\d+/, (list) => places.get(list) ?? list),
    address,
  ]);
  return { draft, paths, pictures: Object.fromEntries(pictures) };
};
