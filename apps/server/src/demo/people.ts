import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { appUser } from '../db/schema/identity.ts';
import type { Database } from '../db/transaction.ts';
import { hashPassword } from '../domain/session/password.ts';
import { demoAccounts, demoPassword } from './accounts.ts';

/** Makes the demo accounts; answers their ids by e-mail. Runs as `comanda_gate`. */
export const seedAccounts = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const rows = await Promise.all(
    demoAccounts.map(async ({ email, firstName, surname, lang, kind }) => ({
      id: randomUUID(),
      email,
      firstName,
      surname,
      lang,
      kind,
      status: 'ACT' as const,
      confirmed: new Date(),
      password: await hashPassword(demoPassword),
    })),
  );
  await db.insert(appUser).values(rows);
  return new Map(rows.map(({ email, id }) => [email, id]));
};

/**
 * Opens or closes the demo accounts: everybody knows their password, so outside of demo mode nobody may use them.
 * Runs as `comanda_gate`.
 */
export const setAccounts = async (db: Database, status: 'ACT' | 'LCK'): Promise<void> => {
  await db
    .update(appUser)
    .set({ status })
    .where(
      inArray(
        appUser.email,
        demoAccounts.map(({ email }) => email),
      ),
    );
};
