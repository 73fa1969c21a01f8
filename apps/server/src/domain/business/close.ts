import { eq, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { company } from '../../db/schema/company.ts';
import { deviceLicence, membership } from '../../db/schema/identity.ts';
import { invitation } from '../../db/schema/invitation.ts';
import { kitchenScreen } from '../../db/schema/kitchen.ts';
import { plannedPublication } from '../../db/schema/sync.ts';
import { transfer, transferBusiness } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';
import { noteWith } from '../journal/note.ts';
import { ownerOf } from '../transfer/ownership.ts';

const refused = (field: string, error: string) => constraint([{ entity: 'CMP', field, error }]);

/** Puts a company into maintenance mode, or takes it out of that. Twice is once. */
export const setMaintenance = async ({ db }: Context, idCompany: string, isOn: boolean): Promise<void> => {
  await db
    .update(company)
    .set({ maintenance: isOn ? sql`coalesce(${company.maintenance}, now())` : null })
    .where(eq(company.id, idCompany));
};

/** Nobody works in it, is asked into it or is offered it any more, and its tills are signed out. Runs as `comanda_gate`. */
const shutOut = async (db: Database, idCompany: string): Promise<void> => {
  const now = sql`now()`;
  await db
    .update(transfer)
    .set({ withdrawn: now })
    .where(
      sql`${transfer.status} = 'PND' and ${transfer.withdrawn} is null and ${transfer.id} in
        (select ${transferBusiness.idTransfer} from ${transferBusiness} where ${transferBusiness.idCompany} = ${idCompany})`,
    );
  await db
    .update(transferBusiness)
    .set({ isOpen: false })
    .where(
      sql`${transferBusiness.idTransfer} in (select part.id_transfer from ${transferBusiness} part
        where part.id_company = ${idCompany})`,
    );
  await db
    .update(accessKey)
    .set({ revoked: now })
    .where(sql`${accessKey.idCompany} = ${idCompany} and ${accessKey.revoked} is null`);
  await db
    .update(invitation)
    .set({ withdrawn: now })
    .where(
      sql`${invitation.idCompany} = ${idCompany} and ${invitation.status} = 'PND' and ${invitation.withdrawn} is null`,
    );
  await db.update(deviceLicence).set({ status: 'I' }).where(eq(deviceLicence.idCompany, idCompany));
  await db.delete(membership).where(eq(membership.idCompany, idCompany));
};

/**
 * Closes a company for good (docs/product.md §22.15): by its owner, who sends its name along. What it holds stays where the
 * law asks for it, and nobody reaches it any more.
 */
export const closeCompany = async (context: Context, id: string, cName: string): Promise<void> => {
  const person = personIn(context);
  const { db } = context;
  const [row] = await db.select().from(company).where(eq(company.id, id)).for('update');
  if (!row || row.status === 'D') throw unknownRecord();
  if ((await context.gate((identity) => ownerOf(identity, id))) !== person.id)
    throw refused('id', 'not_owned');
  if (row.maintenance !== null)
    throw new Refusal('ERROR_COMPANY_IN_MAINTENANCE', 'company is locked in maintenance mode');
  if (cName.trim() !== row.name) throw refused('cName', 'not_the_name');
  await db.update(company).set({ status: 'D' }).where(eq(company.id, id));
  await db
    .update(kitchenScreen)
    .set({ ended: sql`now()` })
    .where(sql`${kitchenScreen.idCompany} = ${id} and ${kitchenScreen.ended} is null`);
  await db.delete(plannedPublication).where(eq(plannedPublication.idCompany, id));
  await context.gate(async (identity) => {
    await noteWith(identity, context, { idCompany: id, kind: 'COMPANY_CLOSE' });
    await shutOut(identity, id);
  });
};
