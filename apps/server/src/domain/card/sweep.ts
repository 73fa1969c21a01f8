import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { rootCause } from '../../core/failure.ts';
import { store } from '../../db/schema/business.ts';
import { cardMovement, cardPayment } from '../../db/schema/card.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { type Database, withRole } from '../../db/transaction.ts';
import { businessDay } from '../report/days.ts';
import { maskedIban } from './account.ts';

/** Milliseconds between two looks for what is due. */
const lookEvery = 60_000;

const accounts = resourceTable('payMerchantAccount');

/** Payments that have a fee, and are in no movement. What a backup brought back has no account, and waits for nothing. */
export const waits: SQL = sql`payment.fee is not null and payment.id_movement is null and payment.id_account is not null`;

/** The first day after a payment's on which `account` is paid out; nothing where that is done by hand. */
export const dueDay: SQL = sql`case account.sweep
  when 'DAY' then payment.day + 1
  when 'WEK' then payment.day
    + ((array_position(array['MON','TUE','WED','THU','FRI','SAT','SUN'], account.week_day)
        - extract(isodow from payment.day)::int + 6) % 7) + 1
  when 'MNT' then (select min(day) from (values
      (date_trunc('month', payment.day)::date + account.month_day - 1),
      ((date_trunc('month', payment.day) + interval '1 month')::date + account.month_day - 1)) as days (day)
    where days.day > payment.day)
  end`;

interface Waiting {
  readonly id: string;
  readonly idStore: string;
  readonly idAccount: string;
  readonly merchantNumber: string;
  readonly iban: string;
  readonly sweep: 'DAY' | 'WEK' | 'MNT' | 'MAN';
  readonly currency: string;
  readonly day: string;
  readonly due: string;
  readonly amount: number;
  readonly fee: number;
}
interface PaidOut {
  /** Nobody where it is its day. */
  readonly idUser?: string;
  /** One store, by hand: all that waits there. */
  readonly idStore?: string;
}

const sumOf = (payments: readonly Waiting[], of: (one: Waiting) => number): number =>
  payments.reduce((sum, one) => sum + of(one), 0);

const grouped = (
  payments: readonly Waiting[],
  by: (one: Waiting) => string,
): ReadonlyMap<string, readonly Waiting[]> => {
  const groups = new Map<string, Waiting[]>();
  for (const payment of payments) {
    const group = groups.get(by(payment));
    if (group) group.push(payment);
    else groups.set(by(payment), [payment]);
  }
  return groups;
};

/** What goes out in one go. Where more was given back than taken it goes with the next. */
const bundles = (found: readonly Waiting[]): readonly (readonly Waiting[])[] => {
  const places = grouped(found, ({ idStore, idAccount, currency }) =>
    [idStore, idAccount, currency].join(' '),
  );
  return [...places.values()].flatMap((payments) => {
    const days = grouped(payments, ({ due }) => due);
    let carried: readonly Waiting[] = [];
    return [...days.keys()].toSorted().flatMap((day) => {
      carried = [...carried, ...(days.get(day) ?? [])];
      if (sumOf(carried, ({ amount, fee }) => amount - fee) <= 0) return [];
      const whole = carried;
      carried = [];
      return [whole];
    });
  });
};

/**
 * Pays out what is due in a company, or by hand what waits in one store of an account that is paid out so
 * (docs/product.md §19.11). Two at once: the second finds it paid.
 */
export const payOut = async (
  db: Database,
  idCompany: string,
  { idUser, idStore }: PaidOut = {},
): Promise<number> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${idCompany}`}, 0))`);
  const today = businessDay(sql`now()`);
  const isDue =
    idStore === undefined
      ? sql`account.sweep <> 'MAN' and ${dueDay} <= ${today}`
      : sql`account.sweep = 'MAN' and payment.id_store = ${idStore}`;
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    select payment.id, payment.id_store as "idStore", account.id as "idAccount",
      account.merchant_number as "merchantNumber", ${maskedIban(sql`account.iban`)} as iban, account.sweep,
      payment.currency, to_char(payment.day, 'YYYY-MM-DD') as day,
      to_char(coalesce(${dueDay}, ${today}), 'YYYY-MM-DD') as due,
      payment.amount::float8 as amount, payment.fee::float8 as fee
    from ${cardPayment} payment
    join ${store} shop on shop.id_company = payment.id_company and shop.id = payment.id_store
    join ${accounts} account on account.id = payment.id_account and account.status <> 'D'
    where payment.id_company = ${idCompany} and ${waits} and ${isDue}
    order by payment.day, payment.id for update of payment`);
  const made = bundles(rows);
  if (made.length === 0) return 0;
  const { rows: last } = await db.execute<{ number: number }>(
    sql`select coalesce(max(number), 0) as number from ${cardMovement} where id_company = ${idCompany}`,
  );
  let number = last[0]?.number ?? 0;
  for (const payments of made.toSorted((a, b) => ((a.at(-1)?.due ?? '') < (b.at(-1)?.due ?? '') ? -1 : 1))) {
    const [first] = payments;
    if (!first) continue;
    const id = randomUUID();
    const gross = sumOf(payments, ({ amount }) => amount);
    const fees = sumOf(payments, ({ fee }) => fee);
    const days = payments.map(({ day }) => day).toSorted();
    number += 1;
    await db.insert(cardMovement).values({
      idCompany,
      id,
      number,
      idStore: first.idStore,
      idAccount: first.idAccount,
      merchantNumber: first.merchantNumber,
      iban: first.iban,
      sweep: first.sweep,
      currency: first.currency,
      day:
        payments
          .map(({ due }) => due)
          .toSorted()
          .at(-1) ?? first.due,
      from: days[0] ?? first.day,
      until: days.at(-1) ?? first.day,
      payments: payments.length,
      gross,
      fees,
      net: gross - fees,
      idUser: idUser ?? null,
    });
    await db.execute(sql`update ${cardPayment} payment set id_movement = ${id}
      where payment.id_company = ${idCompany} and payment.id = any(${sql.param(payments.map((one) => one.id))}::uuid[])`);
  }
  return made.length;
};

/** Pays out what is due in every company where something waits. */
export const payOutDue = async (pool: pg.Pool, isStopped = () => false): Promise<void> => {
  const { rows } = await withRole(pool, 'comanda_gate', {}, (db) =>
    db.execute<{ id: string }>(
      sql`select distinct payment.id_company as id from ${cardPayment} payment where ${waits} and payment.day < now() + interval '1 day'`,
    ),
  );
  for (const { id } of rows) {
    if (isStopped()) return;
    await withRole(pool, 'comanda_request', { companies: [id] }, (db) => payOut(db, id));
  }
};

/** Pays out by the rhythm of each account while the platform runs. */
export const startPayOuts = ({
  pool,
  log,
}: {
  readonly pool: pg.Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | undefined;
  const look = (): void => {
    working ??= payOutDue(pool, () => signal.aborted)
      .catch((error: unknown) => log.warn({ err: rootCause(error) }, 'card payments are not paid out'))
      .finally(() => {
        working = undefined;
      });
  };
  look();
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
