import { fieldsOf } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { detailTable, recordTable } from '../../db/naming.ts';
import type { Hold } from './hold.ts';

/** Records after which the tables are counted anew the first time; then at each doubling. */
const first = 1_000;

/**
 * Has the database count the tables of an area while an import fills it. It would do so by itself, but about a minute
 * late, and until then reading a part of the records takes longer the more of them there are.
 */
export const countingOf = ({ step }: Hold) => {
  let next = first;
  return {
    /** So many records were written by now. */
    wrote: async (records: number): Promise<void> => {
      if (records < next) return;
      next = records * 2;
      await step(async ({ db, resource }) => {
        const lists = fieldsOf(resource).flatMap(([name, { kind }]) =>
          kind === 'list' ? [detailTable(resource, name)] : [],
        );
        await db.execute(sql`select comanda_count(${sql.param([recordTable(resource), ...lists])}::text[])`);
      });
    },
  };
};
