import type { ReceivedInvitation, RoleName, SentInvitation } from '@comanda/api/calls';
import { givesRoles } from '@comanda/api/permissions';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { company } from '../../db/schema/company.ts';
import { appUser, role } from '../../db/schema/identity.ts';
import { invitation, invitationBlock } from '../../db/schema/invitation.ts';
import type { Database } from '../../db/transaction.ts';
import type { Person } from '../../core/caller.ts';
import { fullName } from '../role/members.ts';
import { endedOf, type Invitation, statusForSender } from './state.ts';

/** Nobody reads further down; what is open is never that old. */
const most = 200;

/** An invitation with the names that it is known by. */
interface Named {
  readonly row: Invitation;
  readonly company: string;
  readonly sender: string;
  /** Nothing of one that was deleted since. */
  readonly role: RoleName | null;
}
const naming = {
  row: invitation,
  company: company.name,
  sender: fullName,
  role: { code: role.code, name: role.name },
};

/** What everybody is told of an invitation who may know of it. */
export const toldOf = ({ row, ...names }: Named) => ({
  ...names,
  status: row.status,
  ended: endedOf(row),
});
const dates = ({ sent, expires }: Invitation) => ({
  sent: sent.toISOString(),
  expires: expires.toISOString(),
});

/** One invitation with its names. */
export const namedOf = async (db: Database, { id }: Pick<Invitation, 'id'>): Promise<Named | undefined> => {
  const [found] = await db
    .select(naming)
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.idCompany))
    .innerJoin(appUser, eq(appUser.id, invitation.idSender))
    .leftJoin(role, eq(role.code, invitation.role))
    .where(eq(invitation.id, id));
  return found;
};

/**
 * What was sent to the person's address, the newest first. Of a sender whom they block there is what they have answered,
 * and nothing that came after.
 */
export const receivedBy = async (
  db: Database,
  { id: idUser, email }: Pick<Person, 'id' | 'email'>,
): Promise<ReceivedInvitation[]> => {
  const rows = await db
    .select({ ...naming, blocked: invitationBlock.idSender })
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.idCompany))
    .innerJoin(appUser, eq(appUser.id, invitation.idSender))
    .leftJoin(role, eq(role.code, invitation.role))
    .leftJoin(
      invitationBlock,
      and(eq(invitationBlock.idSender, invitation.idSender), eq(invitationBlock.idUser, idUser)),
    )
    .where(
      and(
        eq(invitation.email, email),
        sql`(${invitationBlock.idSender} is null or ${invitation.status} <> 'PND')`,
      ),
    )
    .orderBy(desc(invitation.sent), desc(invitation.id))
    .limit(most);
  return rows.map(({ blocked, ...named }) => ({
    id: named.row.id,
    ...toldOf(named),
    ...dates(named.row),
    isBlocked: blocked !== null,
  }));
};

/** What the person sent, and what others sent into companies where the person gives roles; the newest first. */
export const sentBy = async (
  db: Database,
  { id: idUser, companies }: Pick<Person, 'id' | 'companies'>,
): Promise<SentInvitation[]> => {
  const managed = [...companies].flatMap(([id, actions]) => (actions.has(givesRoles) ? [id] : []));
  const rows = await db
    .select(naming)
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.idCompany))
    .innerJoin(appUser, eq(appUser.id, invitation.idSender))
    .leftJoin(role, eq(role.code, invitation.role))
    .where(or(eq(invitation.idSender, idUser), inArray(invitation.idCompany, managed)))
    .orderBy(desc(invitation.sent), desc(invitation.id))
    .limit(most);
  return rows.map((named) => ({
    ...toldOf(named),
    ...dates(named.row),
    id: named.row.id,
    idCompany: named.row.idCompany,
    email: named.row.email,
    status: statusForSender(named.row),
    isOwn: named.row.idSender === idUser,
  }));
};
