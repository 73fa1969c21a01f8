import type { Report } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Work } from '../../core/work.ts';

const currencies = resourceTable('currency');

type Currency = Pick<Report['currencies'][number], 'currency' | 'money' | 'idCompanies'>;

/**
 * The currencies that companies have now, and those that they have sold in, each with the companies that have it and how
 * the first of them writes it.
 */
export const currenciesOf = async (
  { db, companies }: Pick<Work, 'db' | 'companies'>,
  sold: readonly string[],
): Promise<readonly Currency[]> => {
  const { rows } = await db.execute<Currency & Record<string, unknown>>(sql`
    select money.code as currency,
      (array_agg(jsonb_build_object('code', money.code, 'symbol', money.symbol, 'decimals', money.decimals,
        'rightposition', money.rightposition, 'thousandSeparator', money.thousand_separator,
        'decimalSeparator', money.decimal_separator)
        order by (money.status = 'A') desc, money.id_company, money.id))[1] as money,
      array_agg(distinct money.id_company) as "idCompanies"
    from ${currencies} money
    where money.id_company = any(${sql.param(companies)}::uuid[])
      and (money.defaultcurrency = 'S' and money.status <> 'D' or money.code = any(${sql.param(sold)}::text[]))
    group by money.code order by count(*) desc, money.code`);
  return rows;
};
