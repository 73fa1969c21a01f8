import { type ClosingBlocks, type ClosingOwn, closingOwn } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import { companyLanguage } from '../../db/schema/company.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketPayment } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';

const counted = (of: SQL, amount: SQL, where: SQL): SQL =>
  sql`(select jsonb_build_object('count', count(*), 'amount', coalesce(sum(${amount}), 0)) from ${of} where ${where})`;
/** Rows of a block, as an array. */
const listed = (rows: SQL): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(part)), '[]') from (${rows}) part)`;
const nameOf = (area: 'department' | 'employee', idCompany: SQL, id: SQL): SQL =>
  sql`(select coalesce(named.names ->> main.iso, named.code) from ${resourceTable(area)} named
    left join ${companyLanguage} main on main.id_company = named.id_company and main.is_default
    where named.id_company = ${idCompany} and named.id = ${id})`;

/** Numbers that are missing and named: a till may have begun anew far above. */
const mostGaps = 100;

/** What nobody said of a drawer. */
export const noOwn: ClosingOwn = closingOwn.parse({});

const sum = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((all, { amount }) => all + amount, 0);

const cashOf = (
  { sales, refunds }: { readonly sales: number; readonly refunds: number },
  { float, payIns, payOuts, drops, counted: coins }: ClosingOwn,
): ClosingBlocks['cash'] => {
  const expected = float + sum(payIns) + sales - refunds - sum(payOuts) - drops;
  const found = coins && coins.reduce((all, { value, count }) => all + value * count, 0);
  return { sales, refunds, expected, counted: found, difference: found === null ? null : found - expected };
};

type Found = Omit<ClosingBlocks, 'own' | 'cash'> & { readonly cash: { sales: number; refunds: number } };

/** Joins a part to the tickets that stand. */
const of = (part: SQL): SQL =>
  sql`join stands on stands.id_company = ${part}.id_company and stands.id = ${part}.id_ticket`;

/** The blocks of some tickets (`sold`) besides those that the till reckons itself, with what it says of its drawer. */
export const blocksOf = async (db: Database, which: SQL, own: ClosingOwn): Promise<ClosingBlocks> => {
  const stands = sql`stands`;
  const sold = sql`sold`;
  const { rows } = await db.execute<{ blocks: Found }>(sql`
    with sold as materialized (select sold.* from ${ticket} sold where ${which}),
    stands as materialized (select * from sold where voided is null and not training)
    select jsonb_build_object(
      'discounts', ${listed(sql`select off ->> 'kind' as kind, count(*) as count, sum((off ->> 'amount')::bigint) as amount
        from (select jsonb_array_elements(stands.discounts) as off from stands
          union all select jsonb_array_elements(line.discounts) from ${ticketLine} line ${of(sql`line`)}) every
        group by 1 order by 1`)},
      'refunds', ${counted(stands, sql`-total`, sql`kind = 'A'`)},
      'amended', ${counted(stands, sql`total`, sql`kind = 'B'`)},
      'average', (select round(sum(total)::numeric / nullif(count(*) filter (where kind = 'N'), 0)) from stands),
      'covers', (select coalesce(sum(covers) filter (where kind = 'N'), 0) from stands),
      'services', ${listed(sql`select service_kind as key, null::text as name, count(*) filter (where kind = 'N') as count,
        sum(total) as amount from stands group by 1 order by 1`)},
      'departments', ${listed(sql`select line.id_department as key, ${nameOf('department', sql`line.id_company`, sql`line.id_department`)} as name,
        count(*) as count, sum(line.total) as amount from ${ticketLine} line ${of(sql`line`)}
        group by line.id_company, line.id_department order by amount desc, key`)},
      'employees', ${listed(sql`select stands.id_employee as key,
        ${nameOf('employee', sql`stands.id_company`, sql`stands.id_employee`)} as name,
        count(*) filter (where stands.kind = 'N') as count, sum(stands.total) as amount from stands
        group by stands.id_company, stands.id_employee order by amount desc, key`)},
      'payments', ${listed(sql`select payment.kind, count(*) as count, sum(payment.amount) as amount,
        sum(payment.change) as change, coalesce(-sum(payment.amount) filter (where payment.amount < 0), 0) as refunds
        from ${ticketPayment} payment ${of(sql`payment`)} group by 1 order by 1`)},
      'tips', (select coalesce(sum(tips), 0) from stands),
      'rounding', (select coalesce(sum(rounding), 0) from stands),
      'voids', ${counted(sold, sql`total`, sql`voided is not null and not training`)},
      'corrections', (select jsonb_build_object('count', coalesce(sum(jsonb_array_length(corrections)), 0),
        'amount', coalesce(sum(corrected), 0)) from sold where not training),
      'copies', (select jsonb_build_object('count', coalesce(sum(copies), 0),
        'amount', coalesce(sum(total::numeric * copies), 0)) from stands),
      'training', ${counted(sold, sql`total`, sql`training`)},
      'gaps', (select coalesce(jsonb_agg(number order by number), '[]') from (
        select missing as number
        from (select number::bigint, lead(number) over (order by number) as next from sold) pair
        cross join lateral generate_series(pair.number + 1, least(pair.next - 1, pair.number + ${mostGaps})) missing
        where next is not null and (select count(distinct id_terminal) from sold) = 1
        order by missing limit ${mostGaps}) gap),
      'cash', (select jsonb_build_object('sales', coalesce(sum(payment.amount) filter (where payment.amount > 0), 0),
        'refunds', coalesce(-sum(payment.amount) filter (where payment.amount < 0), 0))
        from ${ticketPayment} payment ${of(sql`payment`)} where payment.kind = 'C')
    ) as blocks`);
  const [row] = rows;
  if (!row) throw new Error('Blocks without a group have one row.');
  return { ...row.blocks, own, cash: cashOf(row.blocks.cash, own) };
};
