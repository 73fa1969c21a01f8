import type { AnswerOf, kitchenTimeCalls, KitchenTimePart } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context } from '../../core/work.ts';
import { store, terminal } from '../../db/schema/business.ts';
import { firedOrder, kitchenLine, kitchenTask } from '../../db/schema/kitchen.ts';
import { businessDay, hourOf } from '../report/days.ts';
import { planOf } from '../report/plan.ts';
import { storesOf } from '../report/stores.ts';
import { instantOf } from '../instant.ts';
import { section } from './standing.ts';

type Asked = z.output<typeof kitchenTimeCalls.query.body>;
interface Span {
  readonly from: string;
  readonly to: string;
}

/** When a task came to a stage; one that was skipped, or passed by itself, has the time of the next. */
const at = (stage: string): SQL => sql`(task.times ->> ${stage})::bigint`;
/** Milliseconds between two stages, where the dish has stood between them at all. */
const between = (from: string, to: string): SQL => sql`nullif(${at(to)} - ${at(from)}, 0)`;
const begun: SQL = sql`to_timestamp(${at('PND')} / 1000.0)`;

/** What figures are told by: a key, and what it is called in a language. */
const parts = (lang: string | null): Readonly<Record<KitchenTimePart, { key: SQL; label: SQL }>> => ({
  product: {
    key: sql`coalesce(line.id_product::text, line.name)`,
    label: sql`coalesce(nullif(line.names ->> ${lang ?? ''}::text, ''), line.name)`,
  },
  section: {
    key: sql`part.id::text`,
    label: sql`coalesce(nullif(part.names ->> ${lang ?? ''}::text, ''), part.code)`,
  },
  hour: { key: sql`${hourOf(begun)}::text`, label: sql`''` },
  service: { key: sql`fired.service_kind`, label: sql`''` },
});

const figures: SQL = sql`count(*)::int as dishes, count(*) filter (where made.is_late)::int as late,
  avg(made.waits)::float8 as waits, avg(made.cooks)::float8 as cooks, avg(made.passes)::float8 as passes,
  avg(made.collects)::float8 as collects, avg(made.whole)::float8 as whole`;
const none = { dishes: 0, late: 0, waits: null, cooks: null, passes: null, collects: null, whole: null };

/** Dishes that were cooked or are to be, as the one definition of days and stores has them (docs/product.md §20.1). */
const made = (
  { companies }: Context,
  places: readonly { readonly id: string }[],
  { from, to }: Span,
  { key, label }: { key: SQL; label: SQL },
): SQL => sql`
  select fired.id as id_order, ${key} as key, ${label} as label,
    ${between('PND', 'CRT')} as waits, ${between('CRT', 'FNL')} as cooks, ${between('FNL', 'RDY')} as passes,
    ${between('RDY', 'DLV')} as collects, ${between('PND', 'FNL')} as whole,
    coalesce(${at('FNL')}, floor(extract(epoch from now()) * 1000)) - ${at('PND')}
      >= greatest(part.alert_1, coalesce(line.preparation, 0)) * 60000 as is_late
  from ${firedOrder} fired
  join ${store} shop on shop.id_company = fired.id_company and shop.id = fired.id_store
  join ${kitchenTask} task on task.id_company = fired.id_company and task.id_order = fired.id
  join ${kitchenLine} line on line.id_company = task.id_company and line.id = task.id_line
  join ${section} part on part.id_company = task.id_company and part.id = task.id_section
  where fired.id_company = any(${sql.param([...companies])}::uuid[])
    and fired.id_store = any(${sql.param(places.map(({ id }) => id))}::uuid[])
    and fired.at >= extract(epoch from ${from}::date - interval '8 days') * 1000
    and task.status <> 'DSC' and ${begun} <= now()
    and ${businessDay(begun)} between ${from}::date and ${to}::date`;

const planned = async (context: Context, asked: Asked) => {
  const places = await storesOf(context, asked);
  const latest = places
    .map(({ today }) => today)
    .toSorted()
    .at(-1);
  const { span } = planOf(
    { ...asked, measures: ['tickets'], dimensions: [], where: {}, compare: false },
    latest ?? new Date().toISOString().slice(0, 10),
  );
  const lang = context.caller.kind === 'person' ? context.caller.lang : null;
  return { span, dishes: made(context, places, span, parts(lang)[asked.by]) };
};

/** How long dishes took, by one thing: hours as they go, of anything else what was made most first. */
export const timesOf = async (
  context: Context,
  asked: Asked,
): Promise<AnswerOf<typeof kitchenTimeCalls.query>> => {
  const { span, dishes } = await planned(context, asked);
  type Row = AnswerOf<typeof kitchenTimeCalls.query>['rows'][number] & { isTotal: boolean };
  const { rows } = await context.db.execute<Row & Record<string, unknown>>(sql`
    select coalesce(made.key, '') as key, coalesce(max(made.label), '') as label, grouping(made.key) = 1 as "isTotal",
      ${figures}
    from (${dishes}) made group by grouping sets ((made.key), ())
    order by ${asked.by === 'hour' ? sql`case when grouping(made.key) = 0 then made.key::int end` : sql`count(*) desc`},
      key limit 1000`);
  const figuresOf = ({ isTotal: _isTotal, ...row }: Row) => row;
  const total = rows.find(({ isTotal }) => isTotal);
  const { key: _key, label: _label, ...totals } = total ? figuresOf(total) : { key: '', label: '', ...none };
  return {
    period: span,
    at: new Date().toISOString(),
    rows: rows.filter(({ isTotal }) => !isTotal).map(figuresOf),
    totals,
  };
};

/** The orders behind a figure, the slowest first. */
export const timedOrders = async (
  context: Context,
  { key, ...asked }: z.output<typeof kitchenTimeCalls.orders.body>,
): Promise<AnswerOf<typeof kitchenTimeCalls.orders>> => {
  const { dishes } = await planned(context, asked);
  type Row = AnswerOf<typeof kitchenTimeCalls.orders>['orders'][number];
  const { rows } = await context.db.execute<Row & Record<string, unknown>>(sql`
    with slow as (select made.id_order, ${figures} from (${dishes}) made where made.key = ${key} group by made.id_order)
    select fired.id, fired.number, coalesce(till.name, '') as terminal, fired.place,
      ${instantOf(sql`to_timestamp(fired.at / 1000.0)`)} as at, shop.time_zone as "timeZone",
      slow.dishes, slow.late, slow.waits, slow.cooks, slow.passes, slow.collects, slow.whole
    from slow join ${firedOrder} fired on fired.id = slow.id_order
      and fired.id_company = any(${sql.param([...context.companies])}::uuid[])
    join ${store} shop on shop.id_company = fired.id_company and shop.id = fired.id_store
    left join ${terminal} till on till.id_company = fired.id_company and till.id = fired.id_terminal
    order by slow.whole desc nulls first, fired.at limit 100`);
  return { orders: rows };
};
