import type { Access } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { appUser, deviceLicence, login } from '../../db/schema/identity.ts';
import { terminal } from '../../db/schema/business.ts';
import type { Database } from '../../db/transaction.ts';
import type { Caller, Person, Till } from '../../http/handler.ts';
import { screenBehind } from '../kitchen/credential.ts';
import { grantsOf, roleRows, type RoleRows } from './grants.ts';
import {
  type DeviceClaims,
  licenceMark,
  notOurToken,
  readToken,
  type SessionClaims,
  sessionExpired,
} from './tokens.ts';

type PersonRow = RoleRows & { email: string; name: string; lang: string | null };

/** The person behind a session, with what they may do now; 511 when the login or the account has ended. */
const personBehind = async (db: Database, claims: SessionClaims): Promise<Person> => {
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
  return { kind: 'person', id: idUser, email, name, lang, brand, idLogin, expires, ...grantsOf(row) };
};

/** A person and what they may do now, for work that goes on without them; nothing where the account has ended. */
export const personById = async (db: Database, id: string): Promise<Person | undefined> => {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select person.email, person.first_name || ' ' || person.surname as name, person.lang, ${roleRows}
    from ${appUser} person where person.id = ${id} and person.status = 'ACT'`);
  const [row] = rows;
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
    ...grantsOf(row),
  };
};

const tillBehind = async (db: Database, { idTerminal, idCompany, licence }: DeviceClaims): Promise<Till> => {
  const { rows } = await db.execute<{ idStore: string; hash: Buffer }>(sql`
    select till.id_store as "idStore", held.hash
    from ${deviceLicence} held
    join ${terminal} till on till.id_company = held.id_company and till.id = held.id_terminal
    where held.id_company = ${idCompany} and held.id_terminal = ${idTerminal}
      and held.status = 'A' and till.status = 'A'`);
  const [row] = rows;
  if (!row || licenceMark(row.hash) !== licence) throw sessionExpired();
  return { kind: 'till', idTerminal, idCompany, idStore: row.idStore };
};

/** The person whose session token this is; what the live channel opens for. Runs as `comanda_gate`. */
export const personOf = async (db: Database, secret: Uint8Array, token: string): Promise<Person> => {
  const claims = await readToken(secret, token);
  if (claims.typ !== 'session') throw notOurToken();
  return personBehind(db, claims);
};

/**
 * Who makes a call, by the token that it carries, for the kind of caller that it asks for. Runs as `comanda_gate`.
 * 401 without a token of ours, 511 when what it stands for has ended (docs/product.md §2.3, §12.1).
 */
export const authenticate = async (
  db: Database,
  { secret }: Pick<Config, 'secret'>,
  bearer: string | undefined,
  by: Access['by'],
): Promise<Caller> => {
  if (by === 'anyone') return { kind: 'anyone' };
  if (bearer === undefined || bearer === '') throw notOurToken();
  if (by === 'login') return { kind: 'login', token: bearer };
  if (by === 'screen') return screenBehind(db, bearer);
  const claims = await readToken(secret, bearer);
  if (by === 'device') {
    if (claims.typ !== 'device') throw notOurToken();
    return tillBehind(db, claims);
  }
  if (claims.typ !== 'session') throw notOurToken();
  return personBehind(db, claims);
};
