import type { LiveEvent } from '@comanda/api/live';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { liveChannel, liveEvent } from '../db/schema/live.ts';
import { withRole } from '../db/transaction.ts';
import type { Person } from '../core/caller.ts';

/** An event as it is stored, before it is cut to what one person may see. */
export interface StoredEvent extends LiveEvent {
  readonly idUser: string | null;
}
/** Events after a number, with where their channel stands. */
export interface Stretch {
  readonly after: number;
  readonly events: readonly StoredEvent[];
  /** Newest number, and the oldest that is still kept; the one after the newest when none is. */
  readonly head: number;
  readonly oldest: number;
}

const batch = 500;

/** What came after a number on a company's channel, at most one batch. */
export const stretchAfter = (pool: pg.Pool, idCompany: string, seq: number): Promise<Stretch> =>
  withRole(pool, 'comanda_request', { companies: [idCompany] }, async (db) => {
    const { rows } = await db.execute<{ head: string; oldest: string; events: StoredEvent[] }>(sql`
      select channel.seq as head,
        coalesce((select min(kept.seq) from ${liveEvent} kept
          where kept.id_company = channel.id_company and kept.seq is not null), channel.seq + 1) as oldest,
        coalesce((select jsonb_agg(jsonb_build_object('class', next.class, 'id', next.id_subject, 'data', next.data,
            'seq', next.seq, 'idUser', next.id_user) order by next.seq)
          from (select * from ${liveEvent} kept where kept.id_company = channel.id_company and kept.seq > ${seq}
            order by kept.seq limit ${batch}) next), '[]') as events
      from ${liveChannel} channel where channel.id_company = ${idCompany}`);
    const [row] = rows;
    return row
      ? { after: seq, events: row.events, head: Number(row.head), oldest: Number(row.oldest) }
      : { after: seq, events: [], head: 0, oldest: 1 };
  });

/** Newest numbers of channels; one that never had an event stands at 0. */
export const headsOf = (
  pool: pg.Pool,
  companies: readonly string[],
): Promise<Readonly<Record<string, number>>> =>
  withRole(pool, 'comanda_request', { companies }, async (db) => {
    const rows = await db.select().from(liveChannel);
    const known = new Map(rows.map(({ idCompany, seq }) => [idCompany, seq]));
    return Object.fromEntries(companies.map((idCompany) => [idCompany, known.get(idCompany) ?? 0]));
  });

/** Events are kept for an hour (docs/product.md §11.5). */
export const forgetOldEvents = async (pool: pg.Pool): Promise<void> => {
  const companies = await withRole(pool, 'comanda_gate', {}, async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`select id_company as id from company`);
    return rows.map(({ id }) => id);
  });
  await withRole(pool, 'comanda_request', { companies }, (db) =>
    db.delete(liveEvent).where(sql`${liveEvent.at} < now() - interval '1 hour'`),
  );
};

/** The action that shows what an event of a class is about. */
const actions: Readonly<Record<LiveEvent['class'], string>> = {
  TRACKER: 'ALLOW_COMPANY_SYNC_ACCESS',
  COMMIT: 'ALLOW_COMPANY_SYNC_ACCESS',
  TICKET: 'ALLOW_COMPANY_TICKET_ACCESS',
  ORDER: 'ALLOW_COMPANY_ORDER_ACCESS',
  MESSAGE: 'ALLOW_COMPANY_ACCESS',
};

/**
 * An event as one person may know it. Numbers of a channel have no gaps, so what is not for them is sent all the
 * same, but says only that something happened.
 */
export const eventFor = ({ id, actor, companies }: Person, { idUser, ...event }: StoredEvent): LiveEvent => {
  const { idCompany } = event.data;
  // What is for a person alone is not for who sees as them.
  if ((idUser === id && !actor) || (idUser === null && companies.get(idCompany)?.has(actions[event.class])))
    return event;
  return {
    class: event.class === 'MESSAGE' ? 'TICKET' : event.class,
    id: '',
    data: { idCompany },
    seq: event.seq,
  };
};
