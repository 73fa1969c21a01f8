import {
  developers,
  everybody,
  fold,
  ofPlatform,
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
/** Rows of the statement that `Grants` are made from: companies by role, and which edition of each role reaches a person. */
export interface RoleRows {
  readonly kind: string;
  readonly roles: Readonly<Record<string, string>>;
  readonly editions: Readonly<Record<string, string>>;
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

/** How many editions and unions of them are kept; what a person holds is worked out again after so many others. */
const most = 2_000;
const keep = <T>(kept: Map<string, T>, key: string, value: T): T => {
  if (kept.size >= most) kept.clear();
  kept.set(key, value);
  return value;
};
/** What editions say: an edition says the same for ever, in whatever database, so nothing here can be out of date. */
const editions = new Map<string, Permissions>();
/** The same of several of them together, by their ids. */
const unions = new Map<string, ReadonlySet<string>>();

interface Edition {
  readonly id: string;
  readonly says: Permissions;
}
/**
 * The editions of roles with what they say. What was never met is read with its edition in one statement: the role may
 * have changed since the editions were asked for, and then the newer one counts.
 */
const readEditions = async (
  db: Database,
  wanted: Readonly<Record<string, string>>,
): Promise<(code: string) => Edition | undefined> => {
  const known = new Map<string, Edition>();
  const unread: string[] = [];
  for (const [code, id] of Object.entries(wanted)) {
    const says = editions.get(id);
    if (says) known.set(code, { id, says });
    else unread.push(code);
  }
  if (unread.length > 0) {
    const { rows } = await db.execute<{ code: string; id: string; says: Permissions }>(sql`
      select said.code, said.edition as id, coalesce((select jsonb_object_agg(action, state) from ${rolePermission}
        where role = said.code and state <> 'NUL'), '{}') as says
      from ${role} said where said.code = any(${sql.param(unread)}::text[])`);
    for (const { code, id, says } of rows) known.set(code, { id, says: keep(editions, id, says) });
  }
  return (code) => known.get(code);
};

/** What several editions let somebody do together. */
const heldBy = (all: readonly Edition[]): ReadonlySet<string> => {
  const key = all.map(({ id }) => id).join(' ');
  return unions.get(key) ?? keep(unions, key, fold(all.map(({ says }) => says)));
};

/**
 * What a person holds for themselves, and for an operator all that may be done to the platform's records: they are in no
 * company, and can be kept before there is one.
 */
const withPlatform = (all: readonly Edition[], operator: Edition): ReadonlySet<string> => {
  const key = ['platform', ...[...all, operator].map(({ id }) => id)].join(' ');
  const held = (): ReadonlySet<string> => {
    const kept = heldBy([operator]);
    return new Set([...heldBy(all), ...ofPlatform.filter((action) => kept.has(action))]);
  };
  return unions.get(key) ?? keep(unions, key, held());
};

/** What a person may do, by the rows that say who reaches what. Runs as `comanda_gate`. */
export const grantsOf = async (
  db: Database,
  { kind, roles, keys, editions: wanted }: RoleRows,
): Promise<Grants> => {
  const editionOf = await readEditions(db, wanted);
  const reachingBy = (ofKind: string, code: string): Edition[] =>
    reaching(ofKind, code).flatMap((one) => editionOf(one) ?? []);
  const companies = new Map(
    Object.entries(roles).map(([idCompany, code]) => [idCompany, heldBy(reachingBy(kind, code))]),
  );
  for (const idCompany of new Set(keys.map((key) => key.idCompany))) {
    const opened = keys
      .filter((key) => key.idCompany === idCompany)
      .map((key): Permissions => {
        const giver = heldBy(reachingBy(key.kind, key.role));
        return Object.fromEntries(key.actions.filter((one) => giver.has(one)).map((one) => [one, 'GRN']));
      });
    const own = roles[idCompany];
    const said = own === undefined ? [] : reachingBy(kind, own).map(({ says }) => says);
    companies.set(idCompany, fold([...said, ...opened]));
  }
  const shared = editionOf(everybody);
  const operator = kind === 'SYS' ? editionOf(operators) : undefined;
  return {
    actions: operator ? withPlatform(shared ? [shared] : [], operator) : heldBy(shared ? [shared] : []),
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
  (select jsonb_object_agg(reaching.code, reaching.edition) from role reaching where reaching.code = any(array(
    select ${everybody}::text
    union all select ${operators} where person.kind = 'SYS'
    union all select ${developers} where person.kind = 'DEV'
    union all select own.role from membership own
      where own.id_user = person.id and own.locked is null and person.kind <> 'SYS'
    union all select held.role from open_key held where held.id_holder = person.id))) as editions,
  coalesce((select jsonb_agg(jsonb_build_object('idCompany', held.id_company, 'actions', held.actions,
      'kind', held.kind, 'role', held.role, 'until', (extract(epoch from held.until) * 1000)::bigint))
    from open_key held where held.id_holder = person.id), '[]') as keys`;
