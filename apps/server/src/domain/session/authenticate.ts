import type { Access } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { deviceLicence } from '../../db/schema/identity.ts';
import { terminal } from '../../db/schema/business.ts';
import type { Database } from '../../db/transaction.ts';
import type { Caller, Person, Till } from '../../core/caller.ts';
import { screenBehind } from '../kitchen/credential.ts';
import { brandNotAllowed } from './ownBrand.ts';
import { personBehind } from './persons.ts';
import { seenBehind } from './seeing.ts';
import { type DeviceClaims, licenceMark, notOurToken, readToken, sessionExpired } from './tokens.ts';

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

/** A token as it was shown, and the brand of the host that it was shown to. */
export interface Shown {
  readonly bearer: string | undefined;
  readonly brand: string;
}

/**
 * The person whose session token this is, or who is seen as by it; what the live channel opens for. A session is of the
 * brand that was signed in to, and of no other host (docs/product.md §4.3.5). Runs as `comanda_gate`.
 */
export const personOf = async (
  db: Database,
  secret: Uint8Array,
  { bearer = '', brand }: Shown,
): Promise<Person> => {
  const claims = await readToken(secret, bearer);
  if (claims.typ === 'device') throw notOurToken();
  if (claims.brand !== brand) throw brandNotAllowed();
  return claims.typ === 'seeing' ? seenBehind(db, claims) : personBehind(db, claims);
};

/**
 * Who makes a call, by the token that it carries, for the kind of caller that it asks for. Runs as `comanda_gate`.
 * 401 without a token of ours, 511 when what it stands for has ended (docs/product.md §2.3, §12.1).
 */
export const authenticate = async (
  db: Database,
  { secret }: Pick<Config, 'secret'>,
  { bearer, brand }: Shown,
  by: Access['by'],
): Promise<Caller> => {
  if (by === 'anyone') return { kind: 'anyone' };
  if (bearer === undefined || bearer === '') throw notOurToken();
  if (by === 'login') return { kind: 'login', token: bearer };
  if (by === 'screen') return screenBehind(db, bearer);
  if (by !== 'device') return personOf(db, secret, { bearer, brand });
  const claims = await readToken(secret, bearer);
  if (claims.typ !== 'device') throw notOurToken();
  return tillBehind(db, claims);
};
