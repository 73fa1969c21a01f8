import { randomUUID } from 'node:crypto';
import type { JournalAbout, JournalKind } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { appUser, membership } from '../../db/schema/identity.ts';
import { journal } from '../../db/schema/journal.ts';
import type { Database } from '../../db/transaction.ts';

interface Noted {
  readonly idCompany: string;
  readonly kind: JournalKind;
  readonly about?: JournalAbout;
}
type Noting = Pick<Context, 'caller' | 'address' | 'log'>;

/**
 * Notes what a person does in a company, in the transaction that does it, and says so in the log under the same name. Never
 * a secret, and in the log no address of anybody. Runs as `comanda_gate`.
 */
export const noteWith = async (
  db: Database,
  context: Noting,
  { idCompany, kind, about = {} }: Noted,
): Promise<void> => {
  const { id: idUser } = personIn(context);
  await db
    .insert(journal)
    .values({ idCompany, id: randomUUID(), idUser, kind, about, address: context.address });
  context.log.info({ event: kind, company: idCompany, person: idUser }, 'journal');
};

/** The same from within a request. */
export const note = (context: Noting & Pick<Context, 'gate'>, noted: Noted): Promise<void> =>
  context.gate((db) => noteWith(db, context, noted));

/**
 * Notes a sign-in, or one that was refused, in every company of an account, those that keys open to it among them: one statement, whether there is such an account
 * or not. Runs as `comanda_gate`.
 */
export const noteSignIn = async (
  db: Database,
  kind: 'SIGN_IN' | 'SIGN_IN_REFUSED',
  { email, address }: { readonly email: string; readonly address: string },
): Promise<void> => {
  await db.execute(sql`
    insert into ${journal} (id_company, id, id_user, kind, about, address)
    select held.id_company, gen_random_uuid(), person.id, ${kind}, '{}', ${address}
    from ${appUser} person join (select id_company, id_user from ${membership}
      union select id_company, id_holder from open_key) held on held.id_user = person.id
    where person.email = ${email}`);
};
