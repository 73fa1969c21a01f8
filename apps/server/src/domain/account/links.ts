import { and, eq, lt, or, sql } from 'drizzle-orm';
import { appUser, oneTimeLink } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashOf, isOpaqueToken, opaqueToken } from '../session/tokens.ts';
import { standingOf } from './standing.ts';

type LinkPurpose = (typeof oneTimeLink.$inferSelect)['purpose'];

/**
 * Minutes that a link holds (docs/product.md §22.1.4). One that confirms holds for a day: it opens nothing that its
 * owner's password does not open as well, and a first mail from a stranger is often found late.
 */
const linkMinutes: Readonly<Record<LinkPurpose, number>> = { confirm: 1_440, reset: 30 };

interface Bound {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly brand: string;
}

/** Makes a link's token; the earlier ones of its purpose end. Runs as `comanda_gate`. */
export const makeLink = async (
  db: Database,
  { idUser, purpose, email, brand }: Bound & { readonly idUser: string },
): Promise<string> => {
  const token = opaqueToken();
  await db
    .delete(oneTimeLink)
    .where(
      or(
        and(eq(oneTimeLink.idUser, idUser), eq(oneTimeLink.purpose, purpose)),
        lt(oneTimeLink.expires, sql`now()`),
      ),
    );
  const expires = sql`now() + make_interval(mins => ${linkMinutes[purpose]})`;
  await db.insert(oneTimeLink).values({ hash: hashOf(token), idUser, purpose, email, brand, expires });
  return token;
};

/** One answer for a link that expired, was used, was followed by another, or never was. */
export const linkEnded = (): Refusal =>
  new Refusal('ERROR_LINK', 'This link has expired or was used already.', { keepsWrites: true });

/**
 * Uses a link up and answers whose account it is, which is held until the transaction ends. Refused alike for whatever
 * is wrong with it, also when its account was closed since.
 */
export const spendLink = async (
  db: Database,
  token: string,
  { purpose, email, brand }: Bound,
): Promise<typeof appUser.$inferSelect> => {
  if (!isOpaqueToken(token)) throw linkEnded();
  const [used] = await db
    .delete(oneTimeLink)
    .where(
      and(
        eq(oneTimeLink.hash, hashOf(token)),
        eq(oneTimeLink.purpose, purpose),
        eq(oneTimeLink.email, email),
        eq(oneTimeLink.brand, brand),
        sql`${oneTimeLink.expires} > now()`,
      ),
    )
    .returning({ idUser: oneTimeLink.idUser });
  if (!used) throw linkEnded();
  const [user] = await db.select().from(appUser).where(eq(appUser.id, used.idUser)).for('update');
  if (!user || user.email !== email || standingOf(user) === 'closed') throw linkEnded();
  return user;
};
