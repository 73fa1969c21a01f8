import { everybody, operators, platformRoles } from '@comanda/api/permissions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { role, rolePermission } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';

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

/** What each of the roles grants; only GRN grants (docs/product.md §5.1.2). Runs as `comanda_gate`. */
export const grantedBy = async (
  db: Database,
  codes: readonly string[],
): Promise<(code: string) => ReadonlySet<string>> => {
  const rows = await db
    .select({ code: rolePermission.role, action: rolePermission.action })
    .from(rolePermission)
    .where(and(inArray(rolePermission.role, [...codes]), eq(rolePermission.state, 'GRN')));
  return (code) => new Set(rows.flatMap((row) => (row.code === code ? [row.action] : [])));
};

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
