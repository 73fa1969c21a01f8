import type { KitchenData, KitchenEventKind } from '@comanda/api/live';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { kitchenEvent, kitchenHead } from '../db/schema/kitchen.ts';
import { withRole } from '../db/transaction.ts';
import type { Shop } from '../domain/kitchen/kept.ts';

/** An event of a shop's kitchen as it is stored. */
export interface KitchenEvent {
  readonly seq: number;
  readonly at: number;
  readonly kind: KitchenEventKind;
  /** Sections whose monitors are told. */
  readonly sections: readonly string[];
  readonly data: Pick<KitchenData, 'order' | 'card' | 'tasks' | 'acknowledged' | 'op'>;
}
/** Events after a number, with where their shop stands. */
export interface KitchenStretch {
  readonly after: number;
  readonly events: readonly KitchenEvent[];
  /** Newest number, and the oldest that is still kept; the one after the newest when none is. */
  readonly head: number;
  readonly oldest: number;
}

const batch = 500;

/** What came after a number in the kitchen of a shop, at most one batch. */
export const kitchenAfter = (
  pool: pg.Pool,
  { idCompany, idStore }: Shop,
  seq: number,
): Promise<KitchenStretch> =>
  withRole(pool, 'comanda_request', { companies: [idCompany] }, async (db) => {
    const { rows } = await db.execute<{ head: string; oldest: string; events: KitchenEvent[] }>(sql`
      select head.seq as head,
        coalesce((select min(kept.seq) from ${kitchenEvent} kept
          where kept.id_company = head.id_company and kept.id_store = head.id_store), head.seq + 1) as oldest,
        coalesce((select jsonb_agg(jsonb_build_object('seq', next.seq, 'at', next.at, 'kind', next.kind,
            'sections', next.sections, 'data', next.data) order by next.seq)
          from (select * from ${kitchenEvent} kept
            where kept.id_company = head.id_company and kept.id_store = head.id_store and kept.seq > ${seq}
            order by kept.seq limit ${batch}) next), '[]') as events
      from ${kitchenHead} head where head.id_company = ${idCompany} and head.id_store = ${idStore}`);
    const [row] = rows;
    return row
      ? { after: seq, events: row.events, head: Number(row.head), oldest: Number(row.oldest) }
      : { after: seq, events: [], head: 0, oldest: 1 };
  });
