import { grantable, userActions } from '@comanda/api/permissions';
import { sql } from 'drizzle-orm';
import { role, rolePermission } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';

/** What every person may do who may sign in. */
const everybody = 'USER';
/** The operators' role, in every company (docs/product.md §5.3). */
const operators = 'OPERATOR';

/** Roles of the platform, which no company can change (docs/product.md §5.3.2). */
const managerLacks = /_(?:DELETE|REVERT)$|^ALLOW_PAYMENT_ROUNDING$/;
const platformRoles: Readonly<Record<string, readonly string[]>> = {
  [everybody]: userActions,
  [operators]: grantable,
  OWNER: grantable,
  MANAGER: grantable.filter((action) => !managerLacks.test(action)),
  READER: grantable.filter((action) => action.endsWith('_ACCESS')),
  COOK: ['ALLOW_COMPANY_ACCESS', 'ALLOW_STORE_ACCESS', 'ALLOW_COMPANY_KITCHEN_ACCESS'],
};

/** Brings the platform's roles to what this release grants. Runs as `comanda_gate`. */
export const installRoles = async (db: Database): Promise<void> => {
  await db
    .insert(role)
    .values(Object.keys(platformRoles).map((code) => ({ code, kind: 'SYS' as const })))
    .onConflictDoNothing();
  await db.delete(rolePermission).where(sql`${rolePermission.role} in (select ${role.code} from ${role}
    where ${role.kind} = 'SYS')`);
  await db
    .insert(rolePermission)
    .values(
      Object.entries(platformRoles).flatMap(([code, actions]) =>
        actions.map((action) => ({ role: code, action, state: 'GRN' as const })),
      ),
    );
};

export interface Grants {
  readonly actions: ReadonlySet<string>;
  readonly companies: ReadonlyMap<string, ReadonlySet<string>>;
}
/** Rows of the statement that `Grants` are made from: companies by role, and what each role grants. */
export interface RoleRows {
  readonly roles: Readonly<Record<string, string>>;
  readonly granted: Readonly<Record<string, readonly string[]>>;
}

export const grantsOf = ({ roles, granted }: RoleRows): Grants => {
  const sets = new Map(Object.entries(granted).map(([code, actions]) => [code, new Set(actions)]));
  const none: ReadonlySet<string> = new Set();
  return {
    actions: sets.get(everybody) ?? none,
    companies: new Map(Object.entries(roles).map(([idCompany, code]) => [idCompany, sets.get(code) ?? none])),
  };
};

/** SQL of `RoleRows` for a user whose `id` and `kind` the surrounding statement knows as `person`. */
export const roleRows = sql`
  coalesce((case person.kind
    when 'SYS' then (select jsonb_object_agg(id_company, ${operators}::text) from company)
    else (select jsonb_object_agg(id_company, role) from membership where id_user = person.id)
  end), '{}') as roles,
  coalesce((select jsonb_object_agg(role, actions) from (
    select role, jsonb_agg(action) as actions from role_permission
    where state = 'GRN' and (role = ${everybody}
      or case person.kind when 'SYS' then role = ${operators}
        else role in (select membership.role from membership where id_user = person.id) end)
    group by role) held), '{}') as granted`;
