import type { AnswerOf, roleCalls } from '@comanda/api/calls';
import { grantedIn, owners, reaching } from '@comanda/api/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import { membership } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { permissionsOf } from '../session/grants.ts';
import { ownerOf, takeFromPlatform } from '../transfer/ownership.ts';
import type { Author } from './author.ts';
import { asShown, effectOn } from './effects.ts';
import { note } from './history.ts';
import { lockMembers, type Member, without } from './members.ts';
import { givable } from './roles.ts';

interface Giving {
  readonly idCompany: string;
  readonly idUsers: readonly string[];
  readonly role: string;
  readonly try: boolean;
  readonly digest?: string | undefined;
}

const atRole = (error: 'choice' | 'last_owner' | 'is_owner' | 'beyond_own') =>
  constraint([{ entity: 'USR', field: 'role', error }]);

/**
 * Gives people of a company another role, or says what that would do to each of them (docs/product.md §5.5): by the
 * same rules, so that what is refused is refused when it is tried. Nobody gives or takes more than they may do there.
 */
export const giveRole = async (
  db: Database,
  { idCompany, idUsers, role, try: isTrial, digest }: Giving,
  { id: idAuthor, own }: Author,
): Promise<AnswerOf<typeof roleCalls.give>> => {
  const members = await lockMembers(db, idCompany);
  const given = (await givable(db, idCompany)).find(({ code }) => code === role);
  if (!given) throw atRole('choice');
  const chosen = members.filter(({ id }) => idUsers.includes(id));
  if (chosen.length !== new Set(idUsers).size) throw unknownRecord();
  const isOwnerAfter = (one: Member): boolean => (idUsers.includes(one.id) ? role : one.role) === owners;
  if (!members.some((member) => member.isActive && isOwnerAfter(member))) throw atRole('last_owner');
  const owner = await ownerOf(db, idCompany);
  if (role !== owners && owner !== undefined && idUsers.includes(owner)) throw atRole('is_owner');

  const codes = [role, ...chosen.map((one) => one.role)];
  const said = await permissionsOf(db, [...codes, ...chosen.flatMap(({ kind }) => reaching(kind, role))]);
  if (codes.some((code) => without(grantedIn(said(code)), own).length > 0)) throw atRole('beyond_own');

  const effects = asShown(
    chosen.map((one) => effectOn(one, { role: one.role, said }, { role, said })),
    digest,
  );
  if (!isTrial) {
    await db
      .update(membership)
      .set({ role })
      .where(and(eq(membership.idCompany, idCompany), inArray(membership.idUser, [...idUsers])));
    const [heir] = role === owners ? idUsers : [];
    if (heir !== undefined) await takeFromPlatform(db, idCompany, heir);
    const people = chosen.map(({ name, role: from }) => ({ name, from }));
    await note(db, { idCompany, idUser: idAuthor, kind: 'GIVE', code: role, name: given.name, people });
  }
  return effects;
};
