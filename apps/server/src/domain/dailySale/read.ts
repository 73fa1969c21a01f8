import { randomUUID } from 'node:crypto';
import type { BodyOf, DailyFigures, DailySale, dailySaleCalls, ReportValues } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { company } from '../../db/schema/company.ts';
import { dailySale } from '../../db/schema/dailySale.ts';
import { answerQuery, storesOf } from '../report/index.ts';

const measures = ['gross', 'net', 'tax', 'tickets', 'refunds', 'discounts', 'tips'] as const;

const figuresOf = (values: ReportValues): DailyFigures => ({
  tickets: Number(values.tickets ?? 0),
  gross: Number(values.gross ?? 0),
  net: Number(values.net ?? 0),
  tax: Number(values.tax ?? 0),
  refunds: Number(values.refunds ?? 0),
  discounts: Number(values.discounts ?? 0),
  tips: Number(values.tips ?? 0),
});
const added = (rows: readonly DailyFigures[]): DailyFigures =>
  rows.reduce((sum, row) => {
    const next = { ...sum };
    for (const measure of measures) next[measure] += row[measure];
    return next;
  }, figuresOf({}));

const namesOf = async ({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select business.id_company as id, business.name from ${company} business
    where business.id_company = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Reads the business day that runs now, and keeps what was read; what is older than a day goes. */
export const readToday = async (
  context: Context,
  asked: BodyOf<typeof dailySaleCalls.request>,
): Promise<DailySale> => {
  const places = await storesOf(context, asked);
  const companyOf = new Map(places.map(({ id, idCompany }) => [id, idCompany]));
  const names = await namesOf(context, [...new Set(companyOf.values())]);
  const report = await answerQuery(context, {
    ...asked,
    measures: [...measures],
    dimensions: ['store'],
    period: 'D',
    compare: false,
    where: {},
  });
  const sold = report.rows.flatMap(({ currency, keys, values }) => {
    const idStore = keys.store ?? '';
    const idCompany = companyOf.get(idStore);
    return idCompany === undefined
      ? []
      : [
          {
            currency,
            idStore,
            idCompany,
            sName: report.labels.store?.[idStore] ?? '',
            figures: figuresOf(values),
          },
        ];
  });
  const codes = [...new Set(sold.map(({ currency }) => currency))];
  const reading: DailySale = {
    id: randomUUID(),
    at: report.at,
    summarized: codes.map((currency) => {
      const own = sold.filter((row) => row.currency === currency);
      return {
        currency,
        periodSales: added(own.map(({ figures }) => figures)),
        periodSalesStores: own.map(({ idStore, sName, figures }) => ({ ...figures, idStore, sName })),
      };
    }),
    consolidated: [...names].flatMap(([idCompany, cName]) =>
      codes.flatMap((currency) => {
        const own = sold.filter((row) => row.idCompany === idCompany && row.currency === currency);
        return own.length === 0
          ? []
          : [{ idCompany, cName, currency, periodSales: added(own.map(({ figures }) => figures)) }];
      }),
    ),
    currency: report.currencies.map(({ money }) => money),
  };
  const idCaller = personIn(context).id;
  await context.db.delete(dailySale).where(sql`${dailySale.at} < now() - interval '1 day'`);
  // Without a store there is nothing to be kept.
  if (places.length > 0) await context.db.insert(dailySale).values({ idCaller, id: reading.id, reading });
  return reading;
};

/** Throws a reading of one's own away; those of others are unknown. */
export const forgetReading = async (context: Context, id: string): Promise<void> => {
  const gone = await context.db
    .delete(dailySale)
    .where(and(eq(dailySale.idCaller, personIn(context).id), eq(dailySale.id, id)))
    .returning({ id: dailySale.id });
  if (gone.length === 0) throw unknownRecord();
};
