import { tenantOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { sql } from 'drizzle-orm';
import { resourceOf } from '../../db/naming.ts';
import type { CreatedBeside } from '../../db/schema/import.ts';
import { may } from '../../core/caller.ts';
import { column, table } from '../../resource/expressions.ts';
import { writeMany } from '../../resource/writeMany.ts';
import { lastOrderOf } from './find.ts';
import { Forbidden, type Step } from './hold.ts';

/** The record that somebody else has created under this code meanwhile: it is the one that is meant. */
const existing = async ({ db, job }: Step, { entity, code }: CreatedBeside): Promise<string | undefined> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${column('id')} as id from ${table(resourceOf(entity))}
      where ${column('idCompany')} = ${tenantOf(resourceOf(entity), job.idCompany)} and lower(${column('code')}) = ${code.toLowerCase()}
        and ${column('status')} <> 'D'`,
  );
  return rows[0]?.id;
};

/** Creates what decisions have created beside the rows. One that is refused is missed by the rows that refer to it. */
export const createBeside = async (step: Step): Promise<void> => {
  const { work, job, change } = step;
  const done: CreatedBeside[] = [];
  for (const wanted of job.beside) {
    const resource = resourceOf(wanted.entity);
    if (!may(work.caller, job.idCompany, actionOf(resource, 'CREATE'))) throw new Forbidden();
    const { code, names, record: id } = wanted;
    const order = (await lastOrderOf(work, resource, job.idCompany)) + 1;
    const [written] = await writeMany(work, resource, job.idCompany, [{ sent: { code, names, order }, id }]);
    if (written?.ok) done.push({ ...wanted, version: written.after.version });
    else done.push({ ...wanted, record: (await existing(step, wanted)) ?? id });
  }
  await change({ beside: done });
};
