import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { ticket } from '../../db/schema/sales.ts';
import { type Database, withRole } from '../../db/transaction.ts';
import { rootCause } from '../../core/failure.ts';
import { tell } from '../message/index.ts';
import { holdersOf } from '../role/members.ts';

/** Milliseconds between two looks. */
const lookEvery = 60_000;
/** Minutes without a word after which a till is news, and hours after which it is none any more. */
const minutes = 15;
const hours = 24;
const action = 'ALLOW_COMPANY_TERMINAL_ACCESS';

interface Silent {
  readonly idCompany: string;
  readonly id: string;
  readonly name: string;
  readonly store: string;
}

/**
 * Takes the next till that fell silent with its day open: it has sold since its last Z. One that was closed for the night
 * is at rest. Marked at once, so that of several servers one tells it.
 */
const takeSilent = async (db: Database): Promise<Silent | undefined> => {
  const { rows } = await db.execute<Silent & Record<string, unknown>>(sql`
    update ${terminal} till set told_silent = now()
    from ${store} shop
    where shop.id_company = till.id_company and shop.id = till.id_store and (till.id_company, till.id) in (
      select quiet.id_company, quiet.id from ${terminal} quiet
      where quiet.status = 'A' and quiet.seen < now() - make_interval(mins => ${minutes})
        and quiet.seen > now() - make_interval(hours => ${hours})
        and (quiet.told_silent is null or quiet.told_silent < quiet.seen)
        and exists (select from ${ticket} sold where sold.id_company = quiet.id_company
          and sold.id_terminal = quiet.id and sold.id_closing is null)
      limit 1 for no key update skip locked)
    returning till.id_company as "idCompany", till.id, till.name, ${storeName} as store`);
  return rows[0];
};

const tellNext = (pool: pg.Pool): Promise<boolean> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    const till = await takeSilent(db);
    if (!till) return false;
    const { idCompany, id, name } = till;
    await tell(db, {
      idCompany,
      to: (await holdersOf(db, idCompany, action)).map((holder) => holder.id),
      kind: 'till.silent',
      about: { till: name, store: till.store, minutes },
      data: { idTerminal: id },
    });
    return true;
  });

/** Tells of every till that is silent now. */
export const tellSilent = async (pool: pg.Pool, isStopped = () => false): Promise<void> => {
  while (!isStopped() && (await tellNext(pool)));
};

export interface SilentTillsOptions {
  readonly pool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}
/** Tells who looks after tills of those that nobody hears any more (docs/product.md §21). */
export const watchTills = ({ pool, log }: SilentTillsOptions): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | undefined;
  const look = (): void => {
    working ??= tellSilent(pool, () => signal.aborted)
      .catch((error: unknown) => log.warn({ err: rootCause(error) }, 'silent tills are not told'))
      .finally(() => {
        working = undefined;
      });
  };
  // Not at once: where the platform itself was away, tills speak before the first look.
  const looking = setInterval(look, lookEvery);
  looking.unref();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(looking);
      await working;
    },
  };
};
