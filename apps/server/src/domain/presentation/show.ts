import type { AnswerOf, BodyOf, presentationCalls, ShownPresentation } from '@comanda/api/calls';
import { daysLater, type Dimension, type Measure, presentations } from '@comanda/api/reports';
import { sql } from 'drizzle-orm';
import { unknownRecord, unknownToStrangers } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { presentation } from '../../db/schema/presentation.ts';
import { assume } from '../../db/transaction.ts';
import { listClosings } from '../closing/read.ts';
import { answerQuery, storesOf } from '../report/index.ts';
import { dayBegins } from '../report/days.ts';
import { countAttempt } from '../session/attempts.ts';
import { type Hung, hungBy } from './hung.ts';

/** Rows of a list that is read from across a room. */
const shownRows = 6;

type Wall = Pick<ShownPresentation, 'cName' | 'stores'>;
const wallOf = async ({ db }: Pick<Context, 'db'>, { idCompany, idStores }: Hung): Promise<Wall> => {
  const { rows } = await db.execute<Wall & Record<string, unknown>>(sql`
    select business.name as "cName", coalesce((select jsonb_agg(jsonb_build_object('id', shop.id, 'sName', ${storeName},
        'timeZone', shop.time_zone, 'dayBegins', to_char(${dayBegins}, 'HH24:MI')) order by shop.code, shop.id)
      from ${store} shop where shop.id_company = business.id_company
        and shop.id = any(${sql.param(idStores)}::uuid[])), '[]') as stores
    from ${company} business where business.id_company = ${idCompany}`);
  const [wall] = rows;
  if (!wall) throw unknownRecord();
  return wall;
};

/**
 * What hangs on a wall, for whoever holds its address (docs/product.md §20.9): read as of its company, and of its stores
 * alone.
 */
export const showPresentation = async (
  context: Context,
  { page, block }: BodyOf<typeof presentationCalls.show>,
): Promise<AnswerOf<typeof presentationCalls.show>> => {
  const { db, address, brand, config } = context;
  const hung = await hungBy(db, { secret: config.secret, block, brand });
  if (hung === 'unsigned') await countAttempt(db, 'presentation', { account: '', address });
  if (hung === undefined || hung === 'unsigned' || hung.page !== page) throw unknownToStrangers();
  await db.execute(sql`update ${presentation} set shown = now()
    where id_company = ${hung.idCompany} and id = ${hung.id}
      and (shown is null or shown < now() - interval '1 minute')`);
  const companies = [hung.idCompany];
  await assume(db, 'comanda_request', { companies });
  const reader = { ...context, companies };
  const wall = await wallOf(reader, hung);
  const idStores = [...hung.idStores];
  const { daysBefore, measures, ranks, hasClosings } = presentations[hung.page];
  const today = (await storesOf(reader, { idStores }))
    .map((place) => place.today)
    .toSorted()
    .at(-1);
  const day = daysLater(today ?? new Date().toISOString().slice(0, 10), -daysBefore);
  const reportBy = (by: Dimension, wanted: readonly Measure[]) =>
    answerQuery(reader, {
      idStores,
      measures: [...wanted],
      dimensions: [by],
      period: 'D',
      day,
      compare: true,
      where: {},
    });
  const course = await reportBy('hour', measures);
  const ranked: ShownPresentation['ranks'] = [];
  // One store has nothing to be compared with.
  for (const by of ranks.filter((one) => one !== 'store' || idStores.length > 1)) {
    const report = await reportBy(by, ['gross', by === 'product' ? 'quantity' : 'tickets']);
    ranked.push({ by, report: { ...report, rows: report.rows.slice(0, shownRows) } });
  }
  const closings = hasClosings ? await listClosings(reader, { idStores, from: day, to: day }) : [];
  const zoneOf = new Map(wall.stores.map(({ id, timeZone }) => [id, timeZone]));
  return {
    name: hung.name,
    ...wall,
    course,
    ranks: ranked,
    closings: closings.slice(0, shownRows).flatMap((one) =>
      one.id === null || one.terminal === null || one.number === null
        ? []
        : [
            {
              id: one.id,
              sName: one.sName,
              terminal: one.terminal,
              number: one.number,
              to: one.to,
              timeZone: zoneOf.get(one.idStore) ?? 'UTC',
              currency: one.currency,
              total: one.total,
            },
          ],
    ),
  };
};
