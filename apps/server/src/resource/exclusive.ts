import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { recordChange } from '../domain/sync/record-change.ts';
import { Refusal } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import { column, table } from './expressions.ts';
import { updateRecord } from './persist.ts';
import { lockLive, readRecord } from './read.ts';

const exclusives = (resource: Resource): string[] =>
  fieldsOf(resource).flatMap(([name, field]) => (field.kind === 'flag' && field.exclusive ? [name] : []));

const noDefault = (resource: Resource, field: string): Refusal =>
  new Refusal('ERROR_NOT_EXIST_DEFAULT', 'The company would be left without a default.', {
    type: 'ConstraintExtraInfo',
    extra: [{ entity: resource.code, field, error: 'ERROR_NOT_EXIST_DEFAULT' }],
  });

/** The flags that nobody holds yet, for the first record of a company to take (docs/product.md §7.7). */
export const vacantFlags = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
): Promise<Draft> => {
  const taken: Record<string, unknown> = {};
  for (const name of exclusives(resource)) {
    const { rows } = await db.execute(
      sql`select 1 from ${table(resource)}
        where ${column('idCompany')} = ${idCompany} and ${column(name)} = 'S' and ${column('status')} <> 'D'`,
    );
    if (rows.length === 0) taken[name] = 'S';
  }
  return taken;
};

/** Refuses to delete or deactivate the record that holds a flag which one must hold (docs/product.md §8.2). */
export const refuseHolder = (resource: Resource, row: Draft): void => {
  for (const name of exclusives(resource)) if (row[name] === 'S') throw noDefault(resource, name);
};

/**
 * Exactly one record of a company holds an exclusive flag: giving it to this one takes it from the other, as a change
 * of its own; giving it up, or holding it while inactive, is refused.
 */
export const settleExclusive = async (
  work: Work,
  resource: Resource,
  { idCompany, id, values }: { idCompany: string; id: string; values: Draft },
): Promise<void> => {
  for (const name of exclusives(resource)) {
    const { rows } = await work.db.execute<{ id: string }>(
      sql`select ${column('id')} as id from ${table(resource)}
        where ${column('idCompany')} = ${idCompany} and ${column(name)} = 'S' and ${column('status')} <> 'D'
          and ${column('id')} <> ${id}`,
    );
    const holder = rows[0]?.id;
    if (values[name] === 'S' ? values['status'] !== 'A' : holder === undefined)
      throw noDefault(resource, name);
    if (values[name] !== 'S' || holder === undefined) continue;
    const [before] = await lockLive(work, resource, [holder]);
    await updateRecord(work, resource, { idCompany, id: holder }, { [name]: 'N' });
    const after = await readRecord(work, resource, holder);
    if (before && after) await recordChange(work, [{ resource, kind: 'EDT', before, after }]);
  }
};
