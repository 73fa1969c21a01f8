import type { RoleName } from '@comanda/api/calls';
import { grantedIn, invites } from '@comanda/api/permissions';
import type { Database } from '../../db/transaction.ts';
import type { Invitation } from './state.ts';
import { without } from '../role/members.ts';
import { givable } from '../role/roles.ts';
import { personById } from '../session/persons.ts';
import { permissionsOf } from '../session/grants.ts';

/** Of the roles of a company those that grant no more than somebody may do there (docs/product.md §22.4.2). */
export const rolesWithin = async (
  db: Database,
  idCompany: string,
  own: ReadonlySet<string>,
): Promise<RoleName[]> => {
  const roles = await givable(db, idCompany);
  const said = await permissionsOf(
    db,
    roles.map(({ code }) => code),
  );
  return roles.flatMap(({ code, name }) =>
    without(grantedIn(said(code)), own).length === 0 ? [{ code, name }] : [],
  );
};

/** Whether a role is one of those; one that was deleted is not. */
export const isWithin = async (
  db: Database,
  { idCompany, role }: Pick<Invitation, 'idCompany' | 'role'>,
  own: ReadonlySet<string>,
): Promise<boolean> => (await rolesWithin(db, idCompany, own)).some(({ code }) => code === role);

/** Whether a person may invite into a company with a role, as things are now. */
export const mayInvite = async (
  db: Database,
  row: Pick<Invitation, 'idSender' | 'idCompany' | 'role'>,
): Promise<boolean> => {
  const own = (await personById(db, row.idSender))?.companies.get(row.idCompany);
  return own !== undefined && own.has(invites) && (await isWithin(db, row, own));
};
