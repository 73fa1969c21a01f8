import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { company } from '../db/schema/company.ts';
import { transfer, transferBusiness } from '../db/schema/transfer.ts';
import type { Database } from '../db/transaction.ts';

/** The owner's second business is on its way to the manager of the first; the cook did not want it. Runs as `comanda_gate`. */
export const seedTransfers = async (db: Database, users: ReadonlyMap<string, string>): Promise<void> => {
  const [business] = await db.select({ id: company.id }).from(company).where(eq(company.code, 'BRASA'));
  const idGiver = users.get('owner@comanda.test');
  if (!business || idGiver === undefined) return;
  const offers = [
    { email: 'cook@comanda.test', status: 'RJC', days: 19 },
    { email: 'manager@comanda.test', status: 'PND', days: 2 },
  ] as const;
  for (const { email, status, days } of offers) {
    const id = randomUUID();
    const created = sql`now() - make_interval(days => ${days})`;
    await db.insert(transfer).values({
      id,
      idGiver,
      email,
      status,
      created,
      brand: 'default',
      expires: sql`now() + make_interval(days => ${30 - days})`,
    });
    await db
      .insert(transferBusiness)
      .values({ idTransfer: id, idCompany: business.id, isOpen: status === 'PND' });
  }
};
