import type { Device } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { login } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Person } from '../../core/caller.ts';

/** A login dies unused after 12 hours and at the latest after 30 days (docs/product.md §2.2.2). */
export const isWithinLifetime = sql<boolean>`(${login.ended} is null
  and ${login.used} > now() - interval '12 hours' and ${login.created} > now() - interval '30 days')`;

export const endLogin = async (db: Database, idLogin: string): Promise<void> => {
  await db
    .update(login)
    .set({ ended: sql`now()` })
    .where(and(eq(login.id, idLogin), isNull(login.ended)));
};

/** Ends every login of a person, on whatever device (docs/product.md §2.2.4). */
export const endLoginsOf = async (db: Database, idUser: string): Promise<void> => {
  await db
    .update(login)
    .set({ ended: sql`now()` })
    .where(and(eq(login.idUser, idUser), isNull(login.ended)));
};

type Own = Pick<Person, 'id' | 'idLogin'>;

/** Where a person is signed in: the device that asks first, then the last used. Runs as `comanda_gate`. */
export const devicesOf = async (db: Database, { id, idLogin }: Own): Promise<Device[]> => {
  const rows = await db
    .select()
    .from(login)
    .where(and(eq(login.idUser, id), isWithinLifetime))
    .orderBy(sql`${login.id} = ${idLogin} desc`, sql`${login.used} desc`, login.id);
  return rows.map(({ id, browser, system, brand, created, used }) => ({
    id,
    browser,
    system,
    brand,
    created: created.toISOString(),
    used: used.toISOString(),
    current: id === idLogin,
  }));
};

/** Signs out one device; another person's is as unknown as one that is not there. Doing it twice does no harm. */
export const endDevice = async (db: Database, { id }: Own, idDevice: string): Promise<void> => {
  if (!formats.id.test(idDevice)) throw unknownRecord();
  const [found] = await db
    .select({ id: login.id })
    .from(login)
    .where(and(eq(login.id, idDevice), eq(login.idUser, id)));
  if (!found) throw unknownRecord();
  await endLogin(db, idDevice);
};

/** Signs out every device but the one that asks; answers how many there were. */
export const endOtherDevices = async (db: Database, { id, idLogin }: Own): Promise<number> => {
  const ended = await db
    .update(login)
    .set({ ended: sql`now()` })
    .where(and(eq(login.idUser, id), ne(login.id, idLogin), isWithinLifetime))
    .returning({ id: login.id });
  return ended.length;
};
