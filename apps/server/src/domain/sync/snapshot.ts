import { type Field, fieldsOf, referencesOf, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import type { Snapshot } from '../../db/schema/sync.ts';
import type { WireRow } from '../../resource/change.ts';

/** What synchronisation keeps of a record: as tills know it, without the instants of its keeping. */
export const snapshotOf = ({ created: _created, updated: _updated, ...row }: WireRow): Snapshot => row;

const byCode: ReadonlyMap<string, Resource> = new Map(resources.map((resource) => [resource.code, resource]));
/** The definition of a record in a snapshot; nothing for an area that is no longer there. */
export const definitionOf = (entity: string): Resource | undefined => byCode.get(entity);

const isText = (value: unknown): value is string => typeof value === 'string';
const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `TAX 4f…`: a record among those of all areas. */
export const keyOf = (entity: string, id: string): string => `${entity} ${id}`;

/** Whether a key is of a record that only one store has. */
export const isOfOneStore = (key: string): boolean =>
  definitionOf(key.split(' ')[0] ?? '')?.owner === 'store';

/** Every record that a snapshot refers to, by its key. */
export const referredBy = (entity: string, record: Snapshot | null): string[] => {
  const resource = definitionOf(entity);
  if (!resource || !record) return [];
  return referencesOf(resource).flatMap(({ path, list, to }) => {
    const rows: unknown = list === undefined ? [record] : record[list];
    return (Array.isArray(rows) ? rows : [])
      .filter(isRow)
      .map((row) => row[path])
      .filter(isText)
      .map((id) => keyOf(to, id));
  });
};

/** Values in one spelling, so that equal ones compare equal: JSON of the database sorts its keys. */
const spelled = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    isRow(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields that differ between two states of a record, in the definition's order (docs/product.md §9.1.1). */
export const differences = (
  resource: Resource,
  before: Snapshot | null,
  after: Snapshot | null,
  readable: (field: Field) => boolean,
): FieldDifference[] =>
  fieldsOf(resource)
    .filter(([, field]) => readable(field) && field.kind !== 'secret')
    .map(([field]) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((pair) => spelled(pair.before) !== spelled(pair.after));

const missingIn = (list: readonly unknown[]) => {
  const there = new Set(list.map(spelled));
  return (entry: unknown): boolean => !there.has(spelled(entry));
};

/** A list of a record before and after: whole where it is short, else only what one has and the other has not. */
export const shortenedList = ({ field, before, after }: FieldDifference, most: number): FieldDifference => {
  const [had, has] = [before, after].map((list): unknown[] => (Array.isArray(list) ? list : []));
  if (!had || !has || Math.max(had.length, has.length) <= most) return { field, before, after };
  return {
    field,
    before: had.filter(missingIn(has)).slice(0, most),
    after: has.filter(missingIn(had)).slice(0, most),
  };
};

/** A snapshot without what the caller may not read (docs/product.md §5.2). */
export const readablePart = (
  entity: string,
  record: Snapshot | null,
  readable: (field: Field) => boolean,
): Snapshot | null => {
  const resource = definitionOf(entity);
  if (!record || !resource) return record;
  const hidden = new Set(fieldsOf(resource).flatMap(([name, field]) => (readable(field) ? [] : [name])));
  return hidden.size === 0
    ? record
    : Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name)));
};

/**
 * Whether a till that has the one needs not be told the other: they say the same in every field. Of a secret a snapshot
 * says only that it is set.
 */
export const saysSame = (entity: string, had: Snapshot | null, wanted: Snapshot | null): boolean => {
  if (!had || !wanted) return had === wanted;
  const resource = definitionOf(entity);
  if (!resource || fieldsOf(resource).some(([, { kind }]) => kind === 'secret')) return false;
  return differences(resource, had, wanted, () => true).length === 0;
};
