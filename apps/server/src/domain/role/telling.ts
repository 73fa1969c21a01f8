import type { Role, RoleEffect } from '@comanda/api/calls';
import { type Label, roleLabel } from '@comanda/api/labels';
import { eq, inArray } from 'drizzle-orm';
import { company } from '../../db/schema/company.ts';
import { appUser, role } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import type { Person } from '../../core/caller.ts';
import { tell } from '../message/index.ts';
import { fullName } from './members.ts';

const calledOf = ({ code, name }: { readonly code: string; readonly name: string | null }): string | Label =>
  name ?? roleLabel(code);

const namesOf = async (db: Database, idCompany: string, idAuthor: string) => {
  const [business] = await db.select({ name: company.name }).from(company).where(eq(company.id, idCompany));
  const [author] = await db.select({ name: fullName }).from(appUser).where(eq(appUser.id, idAuthor));
  return { company: business?.name ?? '', author: author?.name ?? '' };
};

/** Tells people that they have another role; whoever gave it to themselves knows. */
export const tellGiven = async (
  db: Database,
  idCompany: string,
  people: readonly RoleEffect[],
  author: Pick<Person, 'id'>,
): Promise<void> => {
  const moved = people.filter(({ id, from, to }) => id !== author.id && from !== to);
  const [first] = moved;
  if (!first) return;
  const [given] = await db
    .select({ code: role.code, name: role.name })
    .from(role)
    .where(inArray(role.code, [first.to]));
  const names = await namesOf(db, idCompany, author.id);
  await tell(db, {
    idCompany,
    to: moved.map(({ id }) => id),
    kind: 'role.given',
    about: { ...names, role: given ? calledOf(given) : first.to },
    data: { role: first.to },
  });
};

/** Tells those who have a role that it lets them do other things; they all gain and lose the same. */
export const tellChanged = async (
  db: Database,
  idCompany: string,
  { role: changed, people }: { readonly role: Role; readonly people: readonly RoleEffect[] },
  author: Pick<Person, 'id'>,
): Promise<void> => {
  const touched = people.filter(
    ({ id, loses, gains }) => id !== author.id && loses.length + gains.length > 0,
  );
  const [first] = touched;
  if (!first) return;
  const names = await namesOf(db, idCompany, author.id);
  await tell(db, {
    idCompany,
    to: touched.map(({ id }) => id),
    kind: 'role.changed',
    about: {
      ...names,
      role: calledOf(changed),
      gains: first.gains.length,
      loses: first.loses.length,
    },
    data: { role: changed.code },
  });
};
