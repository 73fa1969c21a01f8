import type { AnswerOf, Report, reportCalls, ReportRow, ReportValues } from '@comanda/api/calls';
import {
  countsCards,
  type Dimension,
  dimensionNames,
  isFacet,
  isOfCards,
  measures,
  type Measure,
  type Sum,
  sumsFor,
} from '@comanda/api/reports';
import { type SQL, sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import { constraint, forbidden } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { currenciesOf } from './currencies.ts';
import { labelsOf } from './labels.ts';
import { type Asked, type Plan, planOf } from './plan.ts';
import { type Counted, sourcesOf } from './sources.ts';
import { storesOf } from './stores.ts';

/** What was paid by card and what it cost is for who may see that (docs/product.md §20.4). */
const seesCards = 'ALLOW_COMPANY_CARD_ACCESS';
const isOfCardsBy = (name: string): boolean => dimensionNames.some((one) => one === name && isOfCards(one));

/** Rows of one answer: what is finer is asked for in parts. */
const mostRows = 20_000;

/** Keys of time and place, as the wire spells them; everything else is the key of its fact. */
const keys: Readonly<Partial<Record<Dimension, SQL>>> = {
  hour: sql`hour::text`,
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  weekday: sql`extract(isodow from day)::int::text`,
  week: sql`to_char(date_trunc('week', day), 'YYYY-MM-DD')`,
  month: sql`to_char(day, 'YYYY-MM')`,
  store: sql`id_store::text`,
};
const keyOf = (dimension: Dimension): SQL => keys[dimension] ?? sql`key`;

type Sums = Readonly<Partial<Record<Sum, number | string>>>;
interface Found {
  readonly currency: string;
  readonly keys: readonly (string | null)[];
  readonly sums: Sums;
  readonly newest: string | null;
}

/** Facts of some parts of tickets, and by which dimensions they are added up. */
interface Question {
  readonly plan: Pick<Plan, 'facet' | 'filtered'>;
  readonly counted: Counted;
  readonly by: readonly Dimension[];
}

const sumsOf = (sums: readonly Sum[]): SQL =>
  sql.join(
    sums.map(
      // A quantity may have decimals that a number of JavaScript has not.
      (sum) =>
        sql`${sum}::text, ${
          measures[sum].kind === 'quantity'
            ? sql`trim_scale(sum(${sql.identifier(sum)}::numeric))::text`
            : sql`sum(${sql.identifier(sum)})`
        }`,
    ),
    sql`, `,
  );

const partOf = (
  { plan: { facet, filtered }, counted, by }: Question,
  place: number,
  sums: readonly Sum[],
): SQL => {
  const where = filtered.map(
    ([dimension, wanted]) => sql`${keyOf(dimension)} = any(${sql.param(wanted)}::text[])`,
  );
  return sql`
    (select ${place}::int as question, currency, array[${sql.join(by.map(keyOf), sql`, `)}]::text[] as keys,
      jsonb_build_object(${sumsOf(sums)}) as sums, max(received) as newest
    from (${sourcesOf(facet, [...by, ...filtered.map(([dimension]) => dimension)], counted)}) fact
    ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}
    group by currency, keys limit ${mostRows + 1})`;
};

/**
 * Answers questions in their order, in one statement: what a till sells meanwhile is in all of the answers or in none, so
 * that rows and totals agree.
 */
const find = async (
  { db }: Context,
  sums: readonly Sum[],
  questions: readonly Question[],
): Promise<readonly (readonly Found[])[]> => {
  // Without a store there is no fact.
  const asked = questions.flatMap((question, place) =>
    question.counted.places.length > 0 ? [partOf(question, place, sums)] : [],
  );
  if (asked.length === 0) return questions.map(() => []);
  const { rows } = await db.execute<Found & { readonly question: number } & Record<string, unknown>>(
    sql.join(asked, sql` union all `),
  );
  const answers = questions.map((_, place) => rows.filter(({ question }) => question === place));
  if (answers.some(({ length }) => length > mostRows))
    throw constraint([
      { entity: 'REPORT', field: 'dimensions', error: 'too_many', params: { max: mostRows } },
    ]);
  return answers;
};

const valueOf = (measure: Measure, sums: Sums): number | string | null => {
  const { ratio, kind } = measures[measure];
  if (ratio) {
    const [over, under] = ratio.map((name) =>
      Number(Object.entries(sums).find(([sum]) => sum === name)?.[1] ?? 0),
    );
    return over !== undefined && under
      ? Math.round((kind === 'percent' ? over * 10_000 : over) / under)
      : null;
  }
  const sum = Object.entries(sums).find(([name]) => name === measure)?.[1];
  return sum ?? (kind === 'quantity' ? '0' : 0);
};
const valuesOf = (wanted: readonly Measure[], sums: Sums = {}): ReportValues =>
  Object.fromEntries(wanted.map((measure) => [measure, valueOf(measure, sums)]));

const identity = ({ currency, keys: found }: Pick<Found, 'currency' | 'keys'>): string =>
  JSON.stringify([currency, ...found]);

/** By time as it goes, by anything else what is most first. */
const inOrder = (rows: readonly Report['rows'][number][], asked: Asked): ReportRow[] => {
  const [measure] = asked.measures;
  const places = asked.dimensions.filter((dimension) => !isFacet(dimension) && dimension !== 'store');
  const size = ({ values }: ReportRow): number => Number(measure === undefined ? 0 : (values[measure] ?? 0));
  return rows.toSorted((a, b) => {
    for (const dimension of places) {
      const [left, right] = [a.keys[dimension] ?? '', b.keys[dimension] ?? ''];
      if (left === right) continue;
      const isNumber = dimension === 'hour' || dimension === 'weekday';
      return isNumber ? Number(left) - Number(right) : left < right ? -1 : 1;
    }
    return size(b) - size(a);
  });
};

type Difference = Report['currencies'][number]['differences'][number];
const differencesOf = (totals: ReportValues, rows: readonly Found[], sums: readonly Sum[]): Difference[] =>
  sums.flatMap((measure): Difference[] => {
    // A ticket counts in each row that it occurs in; what a part is not counted by is no difference.
    if (measures[measure].kind === 'count' || totals[measure] === undefined) return [];
    const total = Number(totals[measure] ?? 0);
    const sum = rows.reduce((all, row) => all + Number(row.sums[measure] ?? 0), 0);
    const difference = Math.round((sum - total) * 10_000) / 10_000;
    return difference === 0 ? [] : [{ measure, total, rows: sum, difference }];
  });

/** Answers a report (docs/product.md §20): its rows, its totals by currency, and how they agree. */
export const answerQuery = async (
  context: Context,
  asked: Asked,
): Promise<AnswerOf<typeof reportCalls.query>> => {
  const places = await storesOf(context, asked);
  if (
    asked.measures.some(countsCards) ||
    [...asked.dimensions, ...Object.keys(asked.where)].some(isOfCardsBy)
  )
    for (const { idCompany } of places)
      if (!may(context.caller, idCompany, seesCards)) throw forbidden(seesCards);
  // Sums stand whole in their index: going to their table besides takes longer, however many they are.
  await context.db.execute(sql`set local enable_bitmapscan = off`);
  const todays = places.map(({ today }) => today).toSorted();
  const latest = todays.at(-1) ?? new Date().toISOString().slice(0, 10);
  const plan = planOf(asked, latest);
  const { span, before, shift, facet } = plan;
  const isOpen = todays.some((today) => today >= span.from && today <= span.to);
  const sums = sumsFor(asked.measures);
  const now: Counted = { places, span, shift: 0, upToNow: false };
  const then: Counted | undefined = before && { places, span: before, shift, upToNow: isOpen };
  // Totals are of tickets as such wherever a report is not about some parts of them alone.
  const isOfParts = plan.filtered.some(([dimension]) => isFacet(dimension));
  const ofTotals = isOfParts ? plan : { ...plan, facet: undefined };
  const grouped = { plan, by: asked.dimensions };
  const whole = { plan: ofTotals, by: [] };
  const [rows = [], totals = [], rowsBefore = [], totalsBefore = []] = await find(context, sums, [
    { ...grouped, counted: now },
    { ...whole, counted: now },
    ...(then
      ? [
          { ...grouped, counted: then },
          { ...whole, counted: then },
        ]
      : []),
  ]);

  const known = new Map(rows.map((row) => [identity(row), row]));
  const earlier = new Map(rowsBefore.map((row) => [identity(row), row]));
  const all = [...new Map([...earlier, ...known]).values()];
  const currencies = await currenciesOf(
    context,
    [...totals, ...totalsBefore].map(({ currency }) => currency),
  );
  // What the report is narrowed to has its name, also where nothing of it was sold.
  const keysOf = new Map<Dimension, readonly (string | null)[]>(plan.filtered);
  for (const [place, dimension] of asked.dimensions.entries())
    keysOf.set(dimension, [...(keysOf.get(dimension) ?? []), ...all.map((row) => row.keys[place] ?? null)]);
  const labels = await Promise.all(
    [...keysOf].map(
      async ([dimension, some]) => [dimension, await labelsOf(context, dimension, some)] as const,
    ),
  );
  const newest = totals.flatMap((row) => (row.newest === null ? [] : [new Date(row.newest).toISOString()]));
  return {
    period: span,
    isOpen,
    before: before ?? null,
    at: new Date().toISOString(),
    newest: newest.toSorted().at(-1) ?? null,
    currencies: currencies.map((one) => {
      const total = totals.find(({ currency }) => currency === one.currency)?.sums;
      const was = totalsBefore.find(({ currency }) => currency === one.currency)?.sums;
      const own = rows.filter(({ currency }) => currency === one.currency);
      const values = valuesOf(asked.measures, total);
      const differences =
        facet === undefined || asked.dimensions.length === 0
          ? []
          : differencesOf(valuesOf(sums, total), own, sums);
      return {
        ...one,
        totals: values,
        before: then ? valuesOf(asked.measures, was) : null,
        reconciles: differences.length === 0,
        differences,
      };
    }),
    rows: inOrder(
      all.map((row) => ({
        currency: row.currency,
        keys: Object.fromEntries(
          asked.dimensions.map((dimension, place) => [dimension, row.keys[place] ?? null]),
        ),
        values: valuesOf(asked.measures, known.get(identity(row))?.sums),
        before: then ? valuesOf(asked.measures, earlier.get(identity(row))?.sums) : null,
      })),
      asked,
    ),
    labels: Object.fromEntries(labels.filter(([, found]) => Object.keys(found).length > 0)),
  };
};
