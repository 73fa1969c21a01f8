import { sql } from 'drizzle-orm';
import { appUser, login } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import type { Person } from '../../core/caller.ts';
import { grantsOf, roleRows, type RoleRows } from './grants.ts';
import { type SessionClaims, sessionExpired } from './tokens.ts';

type PersonRow = RoleRows & { email: string; name: string; lang: string | null };

/** The person behind a session, with what they may do now; 511 when the login or the account has ended. */
export const personBehind = async (db: Database, claims: Omit<SessionClaims, 'typ'>): Promise<Person> => {
  const { idUser, idLogin, brand, expires } = claims;
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select person.email, person.first_name || ' ' || person.surname as name, person.lang, ${roleRows}
    from ${appUser} person
    join ${login} device on device.id_user = person.id
    where device.id = ${idLogin} and device.brand = ${brand} and person.id = ${idUser}
      and device.ended is null and person.status = 'ACT'`);
  const [row] = rows;
  if (!row || row.email !== claims.email) throw sessionExpired();
  const { email, name, lang } = row;
  return {
    kind: 'person',
    id: idUser,
    email,
    name,
    lang,
    brand,
    idLogin,
    expires,
    ...(await grantsOf(db, row)),
  };
};

/** An account that may sign in, as it stands now; nothing where it may not. */
export const accountOf = async (db: Database, id: string): Promise<PersonRow | undefined> => {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select person.email, person.first_name || ' ' || person.surname as name, person.lang, ${roleRows}
    from ${appUser} person where person.id = ${id} and person.status = 'ACT'`);
  return rows[0];
};

/** A person and what they may do now, for work that goes on without them; nothing where the account has ended. */
export const personById = async (db: Database, id: string): Promise<Person | undefined> => {
  const row = await accountOf(db, id);
  if (!row) return undefined;
  const { email, name, lang } = row;
  // No session stands behind it: nobody is signed in by it, and nothing ends with one.
  return {
    kind: 'person',
    id,
    email,
    name,
    lang,
    brand: 'default',
    idLogin: id,
    expires: 0,
    ...(await grantsOf(db, row)),
  };
};
