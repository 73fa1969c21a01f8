import type { JournalEntry, JournalKind } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { appUser, roleChange } from '../../db/schema/identity.ts';
import { journal } from '../../db/schema/journal.ts';
import type { Database } from '../../db/transaction.ts';

interface Asked {
  readonly idCompany: string;
  readonly limit: number;
  readonly offset: number;
  readonly search: string;
  readonly kinds: readonly JournalKind[];
}
/** Further than this nobody counts. */
const mostCounted = 10_000;

/** What was done in a company, what was done to its roles included; the newest first. Runs as `comanda_gate`. */
export const journalOf = async (
  db: Database,
  { idCompany, limit, offset, search, kinds }: Asked,
): Promise<{ elements: JournalEntry[]; total: number; more?: true }> => {
  const words = search.trim();
  const found = sql`
    with noted as (
      select id, at, id_user, kind, about, address from ${journal} where id_company = ${idCompany}
      union all
      select id, at, id_user, 'ROLE_' || kind, jsonb_strip_nulls(jsonb_build_object('role',
          jsonb_build_object('code', code), 'people',
          (select string_agg(one ->> 'name', ', ') from jsonb_array_elements(people) one)))
        || jsonb_build_object('role', jsonb_build_object('code', code, 'name', name)), null
      from ${roleChange} where id_company = ${idCompany}
    ), named as (
      select noted.*, person.first_name || ' ' || person.surname as by
      from noted left join ${appUser} person on person.id = noted.id_user
    ), found as (
      select * from named
      where (${kinds.length === 0} or kind = any(${sql.param([...kinds])}::text[]))
        and (${words === ''} or comanda_fold(concat_ws(' ', by, about ->> 'email', about ->> 'terminal',
          about ->> 'entity', about ->> 'people', about #>> '{role,name}', about #>> '{role,code}', address))
          like comanda_sought(${words}))
    )`;
  const { rows } = await db.execute<Omit<JournalEntry, 'at'> & { at: string }>(sql`${found}
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, by, kind, about, address
    from found order by found.at desc, id desc limit ${limit} offset ${offset}`);
  const { rows: counted } = await db.execute<{ total: number }>(sql`${found}
    select count(*)::int as total from (select from found limit ${mostCounted + 1}) counted`);
  const total = counted[0]?.total ?? 0;
  const elements = rows.map(({ id, at, by, kind, about, address }) => ({ id, at, by, kind, about, address }));
  return total > mostCounted ? { elements, total: mostCounted, more: true } : { elements, total };
};
