import { roleLabel } from '@comanda/api/labels';
import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import type { Person } from '../../core/caller.ts';
import { tell } from '../message/index.ts';
import { fullName } from '../role/members.ts';
import { namedOf } from './lists.ts';
import type { Invitation } from './state.ts';

/** Tells whoever sent an invitation that it was accepted, and by whom. */
export const tellAccepted = async (db: Database, row: Invitation, person: Person): Promise<void> => {
  const named = await namedOf(db, row);
  const [joined] = await db.select({ name: fullName }).from(appUser).where(eq(appUser.id, person.id));
  if (!named?.role || !joined) return;
  await tell(db, {
    idCompany: row.idCompany,
    to: [row.idSender],
    kind: 'invitation.accepted',
    about: {
      person: joined.name,
      company: named.company,
      role: named.role.name ?? roleLabel(named.role.code),
    },
    data: { idUser: person.id },
  });
};
