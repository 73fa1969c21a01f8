import { type Draft, type Field, isShown, type Resource } from '../kernel/index.ts';
import { rounded, scaled, unscaled, usualScale } from '../pricing/decimals.ts';
import { type Fault, formats, validate } from '../validation/index.ts';
import {
  type Ending,
  type Figure,
  identityOf,
  isFigure,
  type Operation,
  operationsOf,
} from './operations.ts';

/** One thing to do to one field of each of many records. */
export interface Edit {
  readonly field: string;
  readonly operation: Operation;
  /**
   * `set`: the value that each is given, `null` empties it. `add`, `remove`: details. `raise`: how much is added, in the
   * field's own spelling (minor units, decimal string), less than nothing to lower it. `percent`: a decimal string.
   */
  readonly value: unknown;
  /** A figure of a list's details to reckon with: `price`. */
  readonly key?: string | undefined;
  /** Only in the details that refer to this record, else in all of them. */
  readonly of?: string | undefined;
  /** Of money that is reckoned: the nearest amount that ends so is taken. */
  readonly ending?: Ending | undefined;
}

/** Percentages are reckoned with as exactly as decimals are stored. */
const hundred = 100n * 10n ** BigInt(usualScale);
const largestPercent = 1_000;

const isPlainDecimal = (value: unknown, scale: number): value is string =>
  typeof value === 'string' &&
  value.length <= 20 &&
  formats.decimal.test(value) &&
  (value.split('.')[1] ?? '').length <= scale;

const isAmount = (figure: Figure, value: unknown): boolean =>
  figure.kind === 'decimal' ? isPlainDecimal(value, figure.scale) : Number.isSafeInteger(value);
const isPercent = (value: unknown): boolean =>
  isPlainDecimal(value, usualScale) && Math.abs(Number(value)) <= largestPercent;

const figureOf = (
  resource: Resource,
  { field: name, key }: Pick<Edit, 'field' | 'key'>,
): Figure | undefined => {
  const field = resource.fields[name];
  const figure = field?.kind === 'list' && key !== undefined ? field.item[key] : field;
  return isFigure(figure) ? figure : undefined;
};

/** What keeps a value from being one of a field, in whichever record. */
const valueFault = (resource: Resource, name: string, field: Field, value: unknown): Fault | undefined => {
  const alone = { ...resource, fields: { [name]: { ...field, when: () => true } }, rules: [] };
  // Which languages must be filled is the company's to say, and judged with the record.
  const checked = validate(alone, { [name]: value }, { languages: [] });
  const [fault] = checked.ok ? [] : checked.faults;
  return fault && { ...fault, path: ['value', ...fault.path.split('.').slice(1)].join('.') };
};

/**
 * What is wrong with an edit whatever record it meets, by the path in it. What depends on the record is judged with it,
 * as if it had been changed alone.
 */
export const editFault = (
  resource: Resource,
  edit: Edit,
  sees: (name: string) => boolean = () => true,
): Fault | undefined => {
  const { field: name, operation, value, key, of, ending } = edit;
  const field = Object.hasOwn(resource.fields, name) && sees(name) ? resource.fields[name] : undefined;
  if (!field) return { path: 'field', code: 'unknown' };
  if (!operationsOf(field, key).includes(operation)) return { path: 'operation', code: 'choice' };
  const figure = figureOf(resource, edit);
  if (operation === 'raise' && !(figure && isAmount(figure, value)))
    return { path: 'value', code: 'not_a_number' };
  if (operation === 'percent' && !isPercent(value)) return { path: 'value', code: 'not_a_number' };
  if ((operation === 'add' || operation === 'remove') && !isDetails(value))
    return { path: 'value', code: 'type' };
  const isEmptied = field.kind === 'list' && value === null;
  if (operation === 'add' || (operation === 'set' && !isEmptied)) {
    const fault = valueFault(resource, name, field, value);
    if (fault) return fault;
  }
  const isReckoned = operation === 'raise' || operation === 'percent';
  if (ending !== undefined && !(isReckoned && figure?.kind === 'money'))
    return { path: 'ending', code: 'unknown' };
  const isReckonedIn = field.kind === 'list' && identityOf(field.item) !== undefined && key !== undefined;
  return of === undefined || isReckonedIn ? undefined : { path: 'of', code: 'unknown' };
};

const HUNDRED = 100;

/** The nearest amount that ends so, the higher one of two. Nothing stays nothing, and something does not become it. */
const endingIn = (minor: number, ending: Ending): number => {
  if (minor === 0) return minor;
  const last = Number(ending);
  const [step, rest] = ending === '99' ? [HUNDRED, last] : [last, 0];
  const size = Math.abs(minor);
  const nearest = Math.floor((size - rest) / step + 1 / 2) * step + rest;
  return Math.sign(minor) * Math.max(nearest, rest || step);
};

/**
 * A figure with an amount added or by a percentage more, in the field's smallest unit: minor units of money, the last
 * digit of a decimal. Rounded once, half away from zero; one that is empty stays so.
 */
export const reckon = (
  figure: Figure,
  stored: unknown,
  { operation, value, ending }: Pick<Edit, 'operation' | 'value' | 'ending'>,
): unknown => {
  if (stored === null || stored === undefined) return stored;
  const scale = figure.kind === 'decimal' ? figure.scale : 0;
  const units = (amount: unknown): bigint => scaled(String(amount), scale);
  const result =
    operation === 'percent'
      ? rounded(units(stored) * (hundred + scaled(String(value))), hundred)
      : units(stored) + units(value);
  if (figure.kind === 'decimal') return unscaled(result, scale);
  return ending === undefined ? Number(result) : endingIn(Number(result), ending);
};

type Details = readonly Draft[];
const isDetail = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDetails = (value: unknown): value is Details => Array.isArray(value) && value.every(isDetail);
const detailsIn = (value: unknown): Details => (Array.isArray(value) ? value.filter(isDetail) : []);

/** Those that are there already take the new values where they stand; the others come behind. */
const withDetails = (stored: Details, added: Details, identity: string): Details => {
  const fresh = new Map(added.map((detail) => [detail[identity], detail]));
  const kept = stored.map((detail) => {
    const found = fresh.get(detail[identity]);
    fresh.delete(detail[identity]);
    return found ?? detail;
  });
  return [...kept, ...fresh.values()];
};

const valueAfter = (resource: Resource, record: Draft, edit: Edit): unknown => {
  const { field: name, operation, value, key, of } = edit;
  const field = resource.fields[name];
  const stored = record[name];
  if (operation === 'set') return value === null && field?.kind === 'list' ? [] : value;
  const figure = figureOf(resource, edit);
  if (field?.kind !== 'list') return figure ? reckon(figure, stored, edit) : stored;
  const identity = identityOf(field.item) ?? '';
  const details = detailsIn(stored);
  if (operation === 'add') return withDetails(details, detailsIn(value), identity);
  if (operation === 'remove') {
    const gone = new Set(detailsIn(value).map((detail) => detail[identity]));
    return details.filter((detail) => !gone.has(detail[identity]));
  }
  if (!figure || key === undefined) return stored;
  return details.map((detail) =>
    of === undefined || detail[identity] === of
      ? { ...detail, [key]: reckon(figure, detail[key], edit) }
      : detail,
  );
};

export type EditedDraft =
  | { readonly ok: true; readonly values: Draft }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * The fields of a stored record that edits give another value, still to be validated. A field that the record's kind
 * does not have is a fault: its new value would be dropped without a word.
 */
export const editedDraft = (resource: Resource, stored: Draft, edits: readonly Edit[]): EditedDraft => {
  const values: Record<string, unknown> = {};
  for (const edit of edits) values[edit.field] = valueAfter(resource, { ...stored, ...values }, edit);
  const record = { ...stored, ...values };
  const changed = Object.keys(values).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]),
  );
  const faults = changed.flatMap((name): Fault[] => {
    const field = resource.fields[name];
    return field && !isShown(field, record) ? [{ path: name, code: 'not_of_kind' }] : [];
  });
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, values: Object.fromEntries(changed.map((name) => [name, values[name]])) };
};
