import type { AccessKey as Told } from '@comanda/api/calls';
import { givesRoles } from '@comanda/api/permissions';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Person } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { accessKey } from '../../db/schema/accessKey.ts';
import { company } from '../../db/schema/company.ts';
import { appUser } from '../../db/schema/identity.ts';
import { invitationBlock } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';
import { fullName } from '../role/members.ts';
import { type AccessKey, endedOf } from './state.ts';

type Self = Pick<Person, 'id' | 'email' | 'companies'>;
interface Named {
  readonly row: AccessKey;
  readonly company: string;
  readonly giver: string;
  readonly giverEmail: string;
  readonly holder: string | null;
}
const holder = alias(appUser, 'holder');
const named = {
  row: accessKey,
  company: company.name,
  giver: fullName,
  giverEmail: appUser.email,
  holder: sql<string | null>`${holder.firstName} || ' ' || ${holder.surname}`,
};
const keys = (db: Database) =>
  db
    .select({ ...named, total: sql<number>`count(*) over ()::int` })
    .from(accessKey)
    .innerJoin(company, eq(company.id, accessKey.idCompany))
    .innerJoin(appUser, eq(appUser.id, accessKey.idGiver))
    .leftJoin(holder, eq(holder.id, accessKey.idHolder));

const told = ({ row, company: name, giver, giverEmail, holder: held }: Named, self: Self): Told => ({
  id: row.id,
  idCompany: row.idCompany,
  company: name,
  giver: { name: giver, email: giverEmail },
  email: row.email,
  holder: held,
  actions: row.actions,
  created: row.created.toISOString(),
  until: row.until.toISOString(),
  status: row.status,
  ended: endedOf(row),
  isOwn: row.idGiver === self.id,
});

/** Keys to the person's address; of a sender whom they block those that they have answered. */
const received = ({ id, email }: Self): SQL | undefined =>
  and(
    eq(accessKey.email, email),
    sql`(${accessKey.status} <> 'PND' or not exists (select from ${invitationBlock}
      where ${invitationBlock.idUser} = ${id} and ${invitationBlock.idSender} = ${accessKey.idGiver}))`,
  );
/** Keys that the person gave, and those to companies where they give roles. */
const sent = ({ id, companies }: Self): SQL | undefined =>
  or(
    eq(accessKey.idGiver, id),
    inArray(
      accessKey.idCompany,
      [...companies].flatMap(([idCompany, actions]) => (actions.has(givesRoles) ? [idCompany] : [])),
    ),
  );

export const keysOf = async (
  db: Database,
  self: Self,
  {
    kind,
    limit,
    offset,
    search,
  }: {
    readonly kind: 'received' | 'sent';
    readonly limit: number;
    readonly offset: number;
    readonly search: string;
  },
): Promise<{ elements: Told[]; total: number }> => {
  const words = search.trim();
  const found =
    words === ''
      ? undefined
      : sql`comanda_fold(concat_ws(' ', ${company.name}, ${accessKey.email}, ${fullName}, ${appUser.email}))
          like comanda_sought(${words})`;
  const rows = await keys(db)
    .where(and(kind === 'received' ? received(self) : sent(self), found))
    .orderBy(desc(accessKey.created), desc(accessKey.id))
    .limit(limit)
    .offset(offset);
  return { elements: rows.map((row) => told(row, self)), total: rows[0]?.total ?? 0 };
};

/** One key that the person has given or got; another's is unknown. */
export const keyOf = async (db: Database, id: string, self: Self): Promise<Told> => {
  const [row] = await keys(db).where(and(eq(accessKey.id, id), or(received(self), sent(self))));
  if (!row) throw unknownRecord();
  return told(row, self);
};

/** What a mail tells of a key, in the language of who gave it where nobody has chosen another. */
export const tellableKey = async (
  db: Database,
  id: string,
): Promise<
  | {
      readonly standing: Told['status'] | NonNullable<Told['ended']>;
      readonly idCompany: string;
      readonly company: string;
      readonly giver: string;
      readonly giverEmail: string;
      readonly until: Date;
      readonly lang: string | null;
    }
  | undefined
> => {
  const [row] = await db
    .select({ ...named, lang: appUser.lang })
    .from(accessKey)
    .innerJoin(company, eq(company.id, accessKey.idCompany))
    .innerJoin(appUser, eq(appUser.id, accessKey.idGiver))
    .leftJoin(holder, eq(holder.id, accessKey.idHolder))
    .where(eq(accessKey.id, id));
  return (
    row && {
      standing: endedOf(row.row) ?? row.row.status,
      idCompany: row.row.idCompany,
      company: row.company,
      giver: row.giver,
      giverEmail: row.giverEmail,
      until: row.row.until,
      lang: row.lang,
    }
  );
};
