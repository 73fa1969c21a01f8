import type {
  AnswerOf,
  CardPayment,
  cardCalls,
  CardPaymentSum,
  FileAnswer,
  listFilter,
} from '@comanda/api/calls';
import { defineResource, f, optional } from '@comanda/api/kernel';
import { csvSheet, delimiterOf, type ExportCell, mediaTypes, xlsxSheet } from '@comanda/api/transfer';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context, Work } from '../../core/work.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { cardMovement, cardPayment } from '../../db/schema/card.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket } from '../../db/schema/sales.ts';
import { ownTextsIn, spokenOf, textsIn } from '../../texts.ts';
import { companiesBy } from '../business/companies.ts';
import { instantOf } from '../instant.ts';
import { findIds, findPage, type Listing } from '../listing.ts';
import { type CardText, cardTexts } from './texts.ts';

const stateOf = (of: SQL): SQL =>
  sql`(case when ${of}.id_movement is not null then 'P' when ${of}.fee is null then 'N'
    when ${of}.id_account is null then 'O' else 'W' end)`;
const shopTime = (at: SQL): SQL => sql`(${at} at time zone (select shop.time_zone from ${store} shop
  where shop.id_company = ${cardPayment.idCompany} and shop.id = ${cardPayment.idStore}))`;

const listing: Listing = {
  fields: defineResource({
    code: 'CPY',
    route: '/pay/payment',
    owner: 'company',
    service: 'pay',
    name: 'cardPayment',
    fields: {
      idStore: f.ref('STR'),
      idTerminal: f.ref('TRM'),
      idMovement: optional(f.ref('CMV')),
      at: f.date({ moment: true }),
      day: f.date(),
      /** Days since then by the clock of its store, 0 today. */
      daysAgo: f.integer({ min: 0, max: 2 ** 31 - 1 }),
      amount: f.money(),
      brand: optional(f.choice({ VISA: 'Visa', MSTC: 'Mastercard', AMEX: 'American Express' }, 'VISA')),
      kind: optional(f.choice({ CRD: 'credit', DBT: 'debit' }, 'CRD')),
      origin: optional(f.choice({ NAT: 'national', REG: 'regional', INT: 'international' }, 'NAT')),
      scope: f.choice({ POS: 'at the till', ECM: 'online' }, 'POS'),
      state: f.choice({ W: 'waits', P: 'paid out', N: 'no fee', O: 'of another company' }, 'W'),
    },
    list: { columns: ['at', 'amount'], search: [], sort: 'at', facets: [] },
    form: [],
  }),
  from: sql`${cardPayment}`,
  columns: {
    id: sql`${cardPayment.id}`,
    idStore: sql`${cardPayment.idStore}`,
    idTerminal: sql`${cardPayment.idTerminal}`,
    idMovement: sql`${cardPayment.idMovement}`,
    at: sql`${cardPayment.at}`,
    day: sql`${cardPayment.day}`,
    daysAgo: sql`(${shopTime(sql`now()`)}::date - ${shopTime(sql`${cardPayment.at}`)}::date)`,
    amount: sql`${cardPayment.amount}`,
    brand: sql`${cardPayment.brand}`,
    kind: sql`${cardPayment.kind}`,
    origin: sql`${cardPayment.origin}`,
    scope: sql`${cardPayment.scope}`,
    state: stateOf(sql`${cardPayment}`),
    created: sql`${cardPayment.at}`,
  },
  days: { at: sql`${shopTime(sql`${cardPayment.at}`)}::date` },
  where: (idCompany) => sql`${cardPayment.idCompany} = ${idCompany}`,
  search: sql`((select sold.number::text from ${ticket} sold where sold.id_company = ${cardPayment.idCompany}
      and sold.id = ${cardPayment.idTicket}) || ' ' || coalesce(${cardPayment.reader}, ''))`,
  order: sql`${cardPayment.at} desc, ${cardPayment.id} desc`,
  sums: (found) => sql`coalesce((
    select jsonb_agg(jsonb_build_object('currency', currency, 'payments', payments, 'amount', amount, 'fees', fees,
      'net', net) order by payments desc, currency)
    from (select ${cardPayment.currency} as currency, count(*)::int as payments,
        coalesce(sum(${cardPayment.amount}), 0) as amount, coalesce(sum(${cardPayment.fee}), 0) as fees,
        coalesce(sum(${cardPayment.amount} - ${cardPayment.fee}), 0) as net
      from ${found} group by ${cardPayment.currency}) sums), '[]')`,
};

const rowsBy = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
  ids: readonly string[],
): Promise<CardPayment[]> => {
  const { rows } = await db.execute<CardPayment & Record<string, unknown>>(sql`
    select payment.id, payment.id_ticket as "idTicket", sold.number, payment.id_store as "idStore", ${storeName} as "sName",
      till.name as terminal, ${instantOf(sql`payment.at`)} as at, shop.time_zone as "timeZone", payment.currency,
      payment.amount::float8 as amount, payment.brand, payment.kind, payment.origin, payment.scope, payment.reader,
      tariff.names as tariff, payment.fee::float8 as fee, (payment.amount - payment.fee)::float8 as net,
      ${stateOf(sql`payment`)} as state, paid.number as movement
    from ${cardPayment} payment
    join ${ticket} sold on sold.id_company = payment.id_company and sold.id = payment.id_ticket
    join ${store} shop on shop.id_company = payment.id_company and shop.id = payment.id_store
    join ${terminal} till on till.id_company = payment.id_company and till.id = payment.id_terminal
    left join ${resourceTable('payTariff')} tariff on tariff.id = payment.id_tariff
    left join ${cardMovement} paid on paid.id_company = payment.id_company and paid.id = payment.id_movement
    where payment.id_company = ${idCompany} and payment.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], payment.id)`);
  return rows;
};

export const listPayments = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof cardCalls.payments>> => {
  const { ids, sums, ...size } = await findPage<CardPaymentSum>(work, listing, asked);
  return {
    elements: await rowsBy(work, asked.idCompany, ids),
    ...size,
    ...(sums && { sums: [...sums] }),
  };
};

const stateTexts = { W: 'waits', P: 'paid', N: 'none', O: 'restored' } as const;

/** Payments that are read at a time, and that a file holds. */
const batch = 500;
const mostExported = 50_000;

/** A sum of money as a figure of whole units: `1234` cents are `12.34`. */
const figureOf = (minor: number | null, decimals: number): ExportCell => {
  if (minor === null) return '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const figure = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return { figure: minor < 0 ? `-${figure}` : figure };
};

/** The payments that a list finds as a file, newest first (docs/product.md §19.10). */
export const exportPayments = async (
  work: Context,
  asked: z.output<NonNullable<typeof cardCalls.export.body>>,
): Promise<FileAnswer> => {
  const { idCompany, format } = asked;
  const [company] = await companiesBy(work.db, [idCompany]);
  if (!company) throw unknownRecord();
  const { currency } = company;
  const [main] = company.languages.filter(({ isDefault }) => isDefault);
  const language = spokenOf([work.caller.kind === 'person' ? work.caller.lang : null, main?.iso]);
  const own = ownTextsIn(language);
  const say = (text: CardText): string => own[cardTexts[text].id] ?? cardTexts[text].message;
  /** Cards are called as tariffs call them. */
  const words = textsIn(language);
  const wordOf = (field: string, value: string | null): string =>
    value === null ? '' : (words[`FPT.${field}.${value}`] ?? value);
  const ids = await findIds(work, listing, asked, mostExported);
  const cellsOf = (one: CardPayment): ExportCell[] => [
    new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: one.timeZone,
    }).format(new Date(one.at)),
    one.sName,
    one.terminal,
    { figure: String(one.number) },
    wordOf('fees.brand', one.brand),
    wordOf('fees.card', one.kind),
    wordOf('fees.origin', one.origin),
    wordOf('scope', one.scope),
    one.reader ?? '',
    one.currency,
    figureOf(one.amount, currency.decimals),
    figureOf(one.fee, currency.decimals),
    figureOf(one.net, currency.decimals),
    say(stateTexts[one.state]),
    one.movement === null ? '' : { figure: String(one.movement) },
  ];
  async function* rows() {
    for (let at = 0; at < ids.length; at += batch)
      yield (await rowsBy(work, idCompany, ids.slice(at, at + batch))).map(cellsOf);
  }
  const columns = [
    'at',
    'store',
    'till',
    'ticket',
    'brand',
    'kind',
    'origin',
    'scope',
    'reader',
    'currency',
    'amount',
    'fee',
    'net',
    'state',
    'movement',
  ] as const;
  const header = columns.map(say);
  const title = say('title');
  return {
    name: `${title} ${new Date().toISOString().slice(0, 10)}.${format}`,
    mediaType: mediaTypes[format],
    content:
      format === 'csv'
        ? csvSheet(header, rows(), {
            delimiter: delimiterOf(language),
            decimalSign: currency.decimalSeparator === ',' ? ',' : '.',
          })
        : xlsxSheet(header, rows(), { name: title, isRightToLeft: language.startsWith('ar') }),
  };
};
