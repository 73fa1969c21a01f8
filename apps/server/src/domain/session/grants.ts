import {
  developers,
  everybody,
  fold,
  operators,
  type Permissions,
  platformRoles,
  reaching,
} from '@comanda/api/permissions';
import { and, inArray, ne, sql } from 'drizzle-orm';
import { role, rolePermission } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';

/**
 * Brings the platform's roles to what this release grants; what is so already is left alone, so that nobody's open
 * pages are told of it. Runs as `comanda_gate`.
 */
export const installRoles = async (db: Database): Promise<void> => {
  await db
    .insert(role)
    .values(Object.keys(platformRoles).map((code) => ({ code, kind: 'SYS' as const })))
    .onConflictDoNothing();
  const wanted = Object.entries(platformRoles).flatMap(([code, actions]) =>
    actions.map((action) => ({ role: code, action, state: 'GRN' as const })),
  );
  const pairs = sql`(select * from unnest(${sql.param(wanted.map((one) => one.role))}::text[],
    ${sql.param(wanted.map(({ action }) => action))}::text[]))`;
  await db.delete(rolePermission).where(sql`${rolePermission.role} in (select ${role.code} from ${role}
    where ${role.kind} = 'SYS') and (${rolePermission.role}, ${rolePermission.action}) not in ${pairs}`);
  await db
    .insert(rolePermission)
    .values(wanted)
    .onConflictDoUpdate({
      target: [rolePermission.role, rolePermission.action],
      set: { state: 'GRN' },
      setWhere: ne(rolePermission.state, 'GRN'),
    });
};

export interface Grants {
  readonly actions: ReadonlySet<string>;
  readonly companies: ReadonlyMap<string, ReadonlySet<string>>;
  /** When the first of the keys that they hold ends, in milliseconds since 1970. */
  readonly keyEnds?: number;
}
/** A key that opens a company to a person: what it opens, as far as its giver may do it too (docs/product.md §22.12). */
export interface OpenKey {
  readonly idCompany: string;
  readonly actions: readonly string[];
  /** Of its giver. */
  readonly kind: string;
  readonly role: string;
  readonly until: number;
}
/** Rows of the statement that `Grants` are made from: companies by role, and what each role says. */
export interface RoleRows {
  readonly kind: string;
  readonly roles: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, Permissions>>;
  readonly keys: readonly OpenKey[];
}

/** What each of the roles says of actions, all of them or one. Runs as `comanda_gate`. */
export const permissionsOf = async (
  db: Database,
  codes: readonly string[],
  action?: string,
): Promise<(code: string) => Permissions> => {
  const rows = await db
    .select()
    .from(rolePermission)
    .where(
      and(
        inArray(rolePermission.role, [...codes]),
        ne(rolePermission.state, 'NUL'),
        action === undefined ? undefined : sql`${rolePermission.action} = ${action}`,
      ),
    );
  const said = new Map<string, Record<string, Permissions[string]>>();
  for (const { role: code, action: name, state } of rows)
    said.set(code, Object.assign(said.get(code) ?? {}, { [name]: state }));
  return (code) => said.get(code) ?? {};
};

export const grantsOf = ({ kind, roles, said, keys }: RoleRows): Grants => {
  const saidBy = (ofKind: string, code: string): Permissions[] =>
    reaching(ofKind, code).map((one) => said[one] ?? {});
  // Folded once a role: a person of many companies has few roles.
  const folded = new Map<string, ReadonlySet<string>>();
  const heldBy = (code: string): ReadonlySet<string> => {
    const held = folded.get(code) ?? fold(saidBy(kind, code));
    folded.set(code, held);
    return held;
  };
  const companies = new Map(Object.entries(roles).map(([idCompany, code]) => [idCompany, heldBy(code)]));
  for (const idCompany of new Set(keys.map((key) => key.idCompany))) {
    const opened = keys
      .filter((key) => key.idCompany === idCompany)
      .map((key): Permissions => {
        const giver = fold(saidBy(key.kind, key.role));
        return Object.fromEntries(key.actions.filter((one) => giver.has(one)).map((one) => [one, 'GRN']));
      });
    const own = roles[idCompany];
    companies.set(idCompany, fold([...(own === undefined ? [] : saidBy(kind, own)), ...opened]));
  }
  return {
    actions: fold([said[everybody] ?? {}]),
    companies,
    ...(keys.length > 0 && { keyEnds: Math.min(...keys.map(({ until }) => until)) }),
  };
};

/** SQL of `RoleRows` for a user whose `id` and `kind` the surrounding statement knows as `person`. */
export const roleRows = sql`
  person.kind,
  coalesce((case person.kind
    when 'SYS' then (select jsonb_object_agg(id_company, ${operators}::text) from company where status <> 'D')
    else (select jsonb_object_agg(id_company, role) from membership where id_user = person.id and locked is null)
  end), '{}') as roles,
  coalesce((select jsonb_object_agg(role, states) from (
    select role, jsonb_object_agg(action, state) as states from role_permission
    where state <> 'NUL' and (role = ${everybody}
      or case person.kind when 'SYS' then role = ${operators}
        else role in (select membership.role from membership
          where id_user = person.id and membership.locked is null) end
      or role in (select held.role from open_key held where held.id_holder = person.id)
      or person.kind = 'DEV' and role = ${developers})
    group by role) reaching), '{}') as said,
  coalesce((select jsonb_agg(jsonb_build_object('idCompany', held.id_company, 'actions', held.actions,
      'kind', held.kind, 'role', held.role, 'until', (extract(epoch from held.until) * 1000)::bigint))
    from open_key held where held.id_holder = person.id), '[]') as keys`;
