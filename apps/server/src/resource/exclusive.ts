import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { recordChange } from '../domain/sync/record-change.ts';
import { Refusal } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import { column, table } from './expressions.ts';
import { updateRecords } from './persist.ts';
import { lockLive, readRecord } from './read.ts';

const exclusives = (resource: Resource): string[] =>
  fieldsOf(resource).flatMap(([name, field]) => (field.kind === 'flag' && field.exclusive ? [name] : []));

const noDefault = (resource: Resource, field: string): Refusal =>
  new Refusal('ERROR_NOT_EXIST_DEFAULT', 'The company would be left without a default.', {
    type: 'ConstraintExtraInfo',
    extra: [{ entity: resource.code, field, error: 'ERROR_NOT_EXIST_DEFAULT' }],
  });

/** Which record holds each exclusive flag of a company; a flag that nobody holds is missing. */
export type FlagHolders = ReadonlyMap<string, string>;
export const flagHolders = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
): Promise<FlagHolders> => {
  const names = exclusives(resource);
  if (names.length === 0) return new Map();
  const holds = names.map(
    (name) => sql`select ${name} as name, ${column('id')} as id from ${table(resource)}
      where ${column('idCompany')} = ${idCompany} and ${column(name)} = 'S' and ${column('status')} <> 'D'`,
  );
  const { rows } = await db.execute<{ name: string; id: string }>(sql.join(holds, sql` union all `));
  return new Map(rows.map(({ name, id }) => [name, id]));
};

/** The flags that nobody holds yet, for the first record of a company to take (docs/product.md §7.7). */
export const vacantFlags = (resource: Resource, holders: FlagHolders): Draft =>
  Object.fromEntries(
    exclusives(resource)
      .filter((name) => !holders.has(name))
      .map((name) => [name, 'S']),
  );

/** Refuses to delete or deactivate the record that holds a flag which one must hold (docs/product.md §8.2). */
export const refuseHolder = (resource: Resource, row: Draft): void => {
  for (const name of exclusives(resource)) if (row[name] === 'S') throw noDefault(resource, name);
};

interface Bearer {
  readonly id: string;
  readonly values: Draft;
}
/** Whether a write leaves the exclusive flags where they are: with another record. */
export const leavesFlags = (resource: Resource, holders: FlagHolders, { id, values }: Bearer): boolean =>
  exclusives(resource).every((name) => values[name] !== 'S' && (holders.get(name) ?? id) !== id);

/** Refuses to give a flag up, and to hold one while inactive. */
export const refuseVacancy = (resource: Resource, holders: FlagHolders, { id, values }: Bearer): void => {
  for (const name of exclusives(resource))
    if (values[name] === 'S' ? values['status'] !== 'A' : (holders.get(name) ?? id) === id)
      throw noDefault(resource, name);
};

/**
 * Exactly one record of a company holds an exclusive flag: giving it to this one takes it from the other, as a change
 * of its own.
 */
export const settleExclusive = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  holders: FlagHolders,
  { id, values }: Bearer,
): Promise<void> => {
  for (const name of exclusives(resource)) {
    const holder = holders.get(name);
    if (values[name] !== 'S' || holder === undefined || holder === id) continue;
    const [before] = await lockLive(work, resource, [holder]);
    await updateRecords(work, resource, [{ idCompany, id: holder, values: { [name]: 'N' } }]);
    const after = await readRecord(work, resource, holder);
    if (before && after) await recordChange(work, [{ resource, kind: 'EDT', before, after }]);
  }
};
