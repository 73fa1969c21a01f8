import type { AnswerOf, qrInfoCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { sql } from 'drizzle-orm';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store } from '../../db/schema/business.ts';
import { hubQr } from '../../db/schema/hub.ts';
import { resourceTable } from '../../db/schema/resources.ts';

type Answer = AnswerOf<typeof qrInfoCalls.get>;
interface Found extends Record<string, unknown> {
  readonly code: string;
  readonly address: string | null;
  readonly zones: readonly {
    readonly id: string;
    readonly code: string;
    readonly names: Readonly<Record<string, string>>;
    readonly tables: readonly { readonly number: string; readonly covers: number }[];
  }[];
}

/** Table 10 comes after table 9. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** What a phone opens that reads the code at a table. */
const linkTo = (address: string, place: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(place)) url.searchParams.set(name, value);
  return url.href;
};

/** The tables of a store by zone, each with what its code leads to (docs/product.md §17.9). */
export const qrInfoOf = async (
  { db, companies }: Pick<Work, 'db' | 'companies'>,
  id: string,
): Promise<Answer> => {
  const { rows } = await db.execute<Found>(sql`
    select shop.code, lead.address,
      coalesce((select jsonb_agg(jsonb_build_object('id', zone.id, 'code', zone.code, 'names', zone.names,
          'tables', coalesce((select jsonb_agg(jsonb_build_object('number', piece.number, 'covers', piece.covers)
            order by piece.position) from zone_tables piece
            where piece.id_company = zone.id_company and piece.id_owner = zone.id and piece.kind = 'PTO'), '[]'))
          order by zone."order", zone.id)
        from ${resourceTable('zone')} zone where zone.id_company = shop.id_company and zone.id_store = shop.id
          and zone.status = 'A'), '[]') as zones
    from ${store} shop
    left join ${hubQr} lead on lead.id_company = shop.id_company and lead.id_store = shop.id
    where shop.id_company = any(${sql.param([...companies])}::uuid[]) and shop.id = ${id} and shop.status <> 'D'`);
  const [found] = rows;
  if (!found) throw unknownRecord();
  const { address, code } = found;
  return {
    address,
    zones: found.zones.map((zone) => ({
      ...zone,
      tables: zone.tables
        .toSorted((one, other) => byNumber.compare(one.number, other.number))
        .map((table) => ({
          ...table,
          link:
            address === null ? null : linkTo(address, { store: code, zone: zone.code, table: table.number }),
        })),
    })),
  };
};

/** Says where the codes of a store lead. */
export const leadTo = async (
  { db, companies }: Pick<Work, 'db' | 'companies'>,
  id: string,
  address: string,
): Promise<{ address: string }> => {
  if (!formats.url.test(address) || !URL.canParse(address))
    throw constraint([{ entity: 'HQR', field: 'address', error: address === '' ? 'required' : 'url' }]);
  const { rows } = await db.execute(sql`
    insert into ${hubQr} (id_company, id_store, address)
    select shop.id_company, shop.id, ${address} from ${store} shop
    where shop.id_company = any(${sql.param([...companies])}::uuid[]) and shop.id = ${id} and shop.status <> 'D'
    on conflict (id_company, id_store) do update set address = excluded.address
    returning address`);
  if (rows.length === 0) throw unknownRecord();
  return { address };
};
