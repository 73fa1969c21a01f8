import { fieldsOf, type Resource } from '@comanda/api/kernel';
import type pg from 'pg';
import { detailTable, recordTable } from '../../db/naming.ts';

/** Records after which the tables are counted anew the first time; then at each doubling. */
const first = 1_000;

/**
 * Has the database count the tables of an area, as their owner and outside of every request; one that is being counted
 * already is left out.
 */
const count = async (pool: pg.Pool, resource: Resource): Promise<void> => {
  const lists = fieldsOf(resource).flatMap(([name, { kind }]) =>
    kind === 'list' ? [detailTable(resource, name)] : [],
  );
  const tables = [recordTable(resource), ...lists].map((table) => `"${table}"`);
  await pool.query(`analyze (skip_locked) ${tables.join(', ')}`);
};

/**
 * Keeps the database's counts of an area up to date while an import fills it. It plans by them and would renew them by
 * itself, but about a minute late: until then reading a part of the records takes longer the more of them there are.
 */
export const countingOf = (pool: pg.Pool) => {
  let next = first;
  return {
    /** So many records were written by now. */
    wrote: async (resource: Resource, records: number): Promise<void> => {
      if (records < next) return;
      next = records * 2;
      await count(pool, resource);
    },
  };
};
export type Counting = ReturnType<typeof countingOf>;
