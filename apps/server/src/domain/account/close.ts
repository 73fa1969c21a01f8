import { eq, or, type SQL, sql } from 'drizzle-orm';
import { type Person, personIn } from '../../core/caller.ts';
import { constraint, Refusal } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { businessGroup, favourite } from '../../db/schema/groups.ts';
import {
  appUser,
  login,
  membership,
  oneTimeLink,
  providerLink,
  providerOffer,
  userAddress,
  userPicture,
  userSocial,
} from '../../db/schema/identity.ts';
import { hubOrder } from '../../db/schema/hub.ts';
import { invitation, invitationBlock } from '../../db/schema/invitation.ts';
import { pushDevice, subscription } from '../../db/schema/subscription.ts';
import { ownership, transfer } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';
import { clearMessages, openInbox } from '../message/index.ts';
import { noteWith } from '../journal/note.ts';
import { countAttempt, forgiveAttempt } from '../session/attempts.ts';
import { isPassword } from '../session/password.ts';

/** What stands in place of somebody who has gone: their name in records that stay, and an address that is nobody's. */
const nobody = (id: string) => ({ firstName: '—', surname: '—', email: `${id}@gone.invalid` });

/** What is left of a telephone number, however it is spelled. */
const digits = (phone: SQL): SQL => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;
/**
 * In orders from outside a guest is known by their number, and who moved one by their name: the orders stay, without them.
 * Runs as `comanda_gate`, while the person's address is still there.
 */
const forgetInOrders = async (
  db: Database,
  { id, name, companies }: Pick<Person, 'id' | 'name' | 'companies'>,
): Promise<void> => {
  const { firstName } = nobody(id);
  await db.execute(sql`
    update ${hubOrder} made set customer = ${firstName}, phone = '', address = '', note = ''
    from ${userAddress} own where own.id_user = ${id} and ${digits(sql`own.phone`)} <> ''
      and ${digits(sql`made.phone`)} = ${digits(sql`own.phone`)}`);
  await db.execute(sql`
    update ${hubOrder} made set steps = (select jsonb_agg(
        case when step.said ->> 'by' = 'person' and step.said ->> 'name' = ${name}
          then step.said || jsonb_build_object('name', ${firstName}::text) else step.said end order by step.nth)
      from jsonb_array_elements(made.steps) with ordinality as step (said, nth))
    where made.id_company = any(${sql.param([...companies.keys()])}::uuid[])
      and made.steps @> ${JSON.stringify([{ by: 'person', name }])}::jsonb`);
};

/** All that the platform holds of a person for themselves. Runs as `comanda_gate`. */
const forget = async (db: Database, { id, email }: { readonly id: string; readonly email: string }) => {
  const now = sql`now()`;
  await db
    .update(accessKey)
    .set({ revoked: sql`coalesce(${accessKey.revoked}, now())` })
    .where(or(eq(accessKey.idGiver, id), eq(accessKey.idHolder, id), eq(accessKey.email, email)));
  await db
    .update(invitation)
    .set({ withdrawn: sql`coalesce(${invitation.withdrawn}, now())` })
    .where(
      sql`${invitation.status} = 'PND' and (${invitation.idSender} = ${id} or ${invitation.email} = ${email})`,
    );
  await db
    .update(transfer)
    .set({ status: 'RJC', answered: now })
    .where(
      sql`${transfer.status} = 'PND' and ${transfer.withdrawn} is null and ${transfer.email} = ${email}`,
    );
  for (const [table, column] of [
    [invitation, invitation.email],
    [transfer, transfer.email],
    [accessKey, accessKey.email],
  ] as const)
    await db
      .update(table)
      .set({ email: nobody(id).email })
      .where(eq(column, email));
  await db
    .delete(invitationBlock)
    .where(or(eq(invitationBlock.idUser, id), eq(invitationBlock.idSender, id)));
  for (const part of [
    userAddress,
    userSocial,
    userPicture,
    membership,
    oneTimeLink,
    providerLink,
    providerOffer,
    subscription,
    pushDevice,
  ])
    await db.delete(part).where(eq(part.idUser, id));
  await db
    .update(login)
    .set({ ended: sql`coalesce(${login.ended}, now())`, browser: null, system: null })
    .where(eq(login.idUser, id));
  await db
    .update(appUser)
    .set({
      ...nobody(id),
      password: '',
      lang: null,
      webTheme: null,
      status: 'DLT',
      updated: now,
    })
    .where(eq(appUser.id, id));
};

/**
 * Deletes the own account (docs/product.md §22.15): with its password, and only where the person owns no company any more.
 * What they wrote in companies stays there, without their name.
 */
export const closeAccount = async (context: Context, password: string): Promise<void> => {
  const person = personIn(context);
  const { id, email, idLogin } = person;
  await context.gate(async (db) => {
    const attempt = { account: email, address: context.address, device: idLogin };
    await countAttempt(db, 'signIn', attempt);
    const [user] = await db.select().from(appUser).where(eq(appUser.id, id)).for('update');
    if (!(await isPassword(user?.password, password)))
      throw new Refusal('ERROR_CONSTRAINT', 'The password is another one.', {
        type: 'ConstraintExtraInfo',
        extra: [{ entity: 'USR', field: 'password', error: 'wrong_password' }],
        keepsWrites: true,
      });
    await forgiveAttempt(db, attempt);
    if (user?.kind === 'SYS') throw constraint([{ entity: 'USR', field: 'id', error: 'operates' }]);
    const { rows: owned } = await db.execute(sql`
      select from ${ownership} held join company business on business.id_company = held.id_company
      where held.id_user = ${id} and business.status <> 'D' limit 1`);
    if (owned.length > 0) throw constraint([{ entity: 'USR', field: 'id', error: 'owns_companies' }]);
    for (const idCompany of person.companies.keys())
      await noteWith(db, context, { idCompany, kind: 'MEMBER_LEAVE' });
    await forgetInOrders(db, person);
    await forget(db, { id, email });
  });
  const { db } = context;
  await db.delete(favourite);
  await db.delete(businessGroup);
  await clearMessages(await openInbox(context));
};
