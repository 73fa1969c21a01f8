import type { ExtraInfo } from '@comanda/api/errors';
import { type Draft, fieldsOf, type RefField, type Resource, tenantOf } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { resourceOf } from '../db/naming.ts';
import type { Work } from '../core/work.ts';
import { column, table } from './expressions.ts';

interface Reference {
  /** Dotted path of the value in the record. */
  readonly path: string;
  readonly field: RefField;
  readonly id: string;
}
const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const referencesIn = (resource: Resource, values: Draft): Reference[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'ref') return typeof value === 'string' ? [{ path: name, field, id: value }] : [];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.filter(isItem).flatMap((item, position) =>
      Object.entries(field.item).flatMap(([key, part]) => {
        const id = item[key];
        return part.kind === 'ref' && typeof id === 'string'
          ? [{ path: `${name}.${position}.${key}`, field: part, id }]
          : [];
      }),
    );
  });

const fault = (resource: Resource, path: string, error: 'not_found' | 'repeated'): ExtraInfo => ({
  entity: resource.code,
  field: path,
  error,
});

/** No list of details names the same record twice. */
const repeated = (resource: Resource, references: readonly Reference[]): ExtraInfo[] => {
  const seen = new Set<string>();
  return references.flatMap(({ path, id }) => {
    const [list, position, key] = path.split('.');
    if (position === undefined) return [];
    const place = `${list}.${key}.${id}`;
    if (seen.has(place)) return [fault(resource, path, 'repeated')];
    seen.add(place);
    return [];
  });
};

/** What the records referred to are, by entity and id: the fields that references judge them by. */
export type Targets = ReadonlyMap<string, Map<string, Draft>>;

/**
 * Finds everything that some records refer to, one statement for each area. Each target is locked so that nobody
 * deletes it before this transaction is done; one that is deleted or foreign is not among them.
 */
export const lockTargets = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  records: readonly Draft[],
): Promise<Targets> => {
  const references = records.flatMap((values) => referencesIn(resource, values));
  const targets = new Map<string, Map<string, Draft>>();
  for (const code of new Set(references.map(({ field }) => field.to))) {
    const target = resourceOf(code);
    const group = references.filter(({ field }) => field.to === code);
    const ids = [...new Set(group.map(({ id }) => id))];
    const judged = [...new Set(group.flatMap(({ field }) => Object.keys(field.only ?? {})))];
    const selected = [
      sql`${column('id')} as id`,
      ...judged.map((name) => sql`${column(name)} as ${sql.identifier(name)}`),
    ];
    const { rows } = await db.execute<{ id: string } & Record<string, unknown>>(
      sql`select ${sql.join(selected, sql`, `)} from ${table(target)}
        where ${column('idCompany')} = ${tenantOf(target, idCompany)} and ${column('id')} = any(${sql.param(ids)}::uuid[])
          and ${column('status')} <> 'D' order by ${column('id')} for key share`,
    );
    targets.set(code, new Map(rows.map((row) => [row.id, row])));
  }
  return targets;
};

/** Faults of a record's references (docs/product.md §12.4): what is not there or not of the kind wanted is not found. */
export const referenceFaults = (resource: Resource, values: Draft, targets: Targets): ExtraInfo[] => {
  const references = referencesIn(resource, values);
  const missing = [...new Set(references.map(({ field }) => field.to))].flatMap((code) =>
    references.filter(({ field, id }) => {
      const target = targets.get(code)?.get(id);
      const fits =
        target !== undefined &&
        Object.entries(field.only ?? {}).every(([name, allowed]) => allowed.includes(String(target[name])));
      return field.to === code && !fits;
    }),
  );
  return [
    ...repeated(resource, references),
    ...missing.map(({ path }) => fault(resource, path, 'not_found')),
  ];
};
