import { randomBytes } from 'node:crypto';
import type { AnswerOf, CardEnrolment, enrolmentCalls } from '@comanda/api/calls';
import { platformId, platformLanguages } from '@comanda/api/kernel';
import { payEnrollment } from '@comanda/api/areas/factorypay/payEnrollment';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { personIn } from '../../core/caller.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { detailTable, resourceOf } from '../../db/naming.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { assume } from '../../db/transaction.ts';
import { isMeant } from './account.ts';
import type { WireRow } from '../../resource/change.ts';
import { lockLive } from '../../resource/read.ts';
import { changeRecord, createRecord } from '../../resource/write.ts';

const enrolments = resourceTable('payEnrollment');
const tariffs = resourceTable('payTariff');
const fees = sql.identifier(detailTable(resourceOf('FPT'), 'fees'));

export const listEnrolments = async (
  { db, gate }: Pick<Work, 'db' | 'gate'>,
  idCompany: string,
): Promise<AnswerOf<typeof enrolmentCalls.list>> => {
  if (!(await isMeant({ gate }, idCompany))) return { elements: [] };
  const { rows } = await db.execute<CardEnrolment & Record<string, unknown>>(sql`
    select asked.id, asked.version, asked.code, shop.id as "idStore",
      case when shop.id is null then null else ${storeName} end as "sName", asked.legal_name as "legalName",
      coalesce(asked.document, '') as document, coalesce(asked.contact, '') as contact, asked.email,
      coalesce(asked.phone, '') as phone, asked.state, asked.reason, asked.id_pay_tariff as "idPayTariff",
      tariff.names as tariff, trim_scale(asked.monthly_volume)::text as "monthlyVolume",
      trim_scale(asked.average_payment)::text as "averagePayment", coalesce(asked.activity, '') as activity,
      coalesce(asked.iban, '') as iban, asked.readers, to_char(asked.submitted, 'YYYY-MM-DD') as submitted,
      coalesce(asked.notes, '') as notes
    from ${company} holder
    join ${enrolments} asked on lower(asked.company_code) = lower(holder.code) and asked.status <> 'D'
    left join ${store} shop on shop.id_company = holder.id_company and lower(shop.code) = lower(asked.store_code)
    left join ${tariffs} tariff on tariff.id = asked.id_pay_tariff
    where holder.id_company = ${idCompany}
    order by asked.created desc, asked.id`);
  return { elements: rows };
};

export const offersTo = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
): Promise<AnswerOf<typeof enrolmentCalls.offers>> => {
  const { rows: offered } = await db.execute<
    AnswerOf<typeof enrolmentCalls.offers>['tariffs'][number] & Record<string, unknown>
  >(sql`
    select tariff.id, tariff.names, tariff.scope, trim_scale(min(fee.percent))::text as "from",
      trim_scale(max(fee.percent))::text as "to"
    from ${tariffs} tariff
    join ${resourceTable('payRegion')} region on region.id = tariff.id_pay_region
    join ${resourceTable('currency')} money on money.id_company = ${idCompany} and money.defaultcurrency = 'S'
      and money.status <> 'D' and money.code = region.currency
    join ${fees} fee on fee.id_company = tariff.id_company and fee.id_owner = tariff.id
    where tariff.status = 'A' and (tariff.until is null or tariff.until >= current_date)
    group by tariff.id, tariff.names, tariff.scope, tariff."order" order by tariff."order", tariff.id`);
  const { rows } = await db.execute<
    AnswerOf<typeof enrolmentCalls.offers>['known'] & Record<string, unknown>
  >(sql`
    select coalesce(known.legal_name, '') as "legalName", coalesce(known.tax_number, '') as document,
      coalesce(known.email, '') as email, coalesce(known.phone, '') as phone
    from ${resourceTable('businessInfo')} known where known.id_company = ${idCompany}`);
  return {
    tariffs: offered,
    known: rows[0] ?? { legalName: '', document: '', email: '', phone: '' },
  };
};

/** The company as the platform's records name it. From here on the transaction sees the platform's own, too. */
const openPlatform = async (
  work: Work,
  idCompany: string,
): Promise<{ readonly work: Work; readonly code: string; readonly name: string }> => {
  if (!(await isMeant(work, idCompany)))
    throw constraint([{ entity: payEnrollment.code, field: 'companyCode', error: 'exists' }]);
  const { rows } = await work.db.execute<{ code: string; name: string }>(
    sql`select code, name from ${company} where id_company = ${idCompany}`,
  );
  const [holder] = rows;
  if (!holder) throw unknownRecord();
  const companies = [...work.companies, platformId];
  await assume(work.db, 'comanda_request', { companies, user: personIn(work).id });
  return { work: { ...work, companies }, ...holder };
};

/** What the company may still write: a draft of its own, or what was rejected or needs more. */
const ownOpen = async (work: Work, code: string, id: string): Promise<WireRow> => {
  const [row] = await lockLive(work, payEnrollment, [id]);
  if (!row || String(row['companyCode']).toLowerCase() !== code.toLowerCase()) throw unknownRecord();
  return row;
};
const refuseClosed = ({ state }: WireRow): void => {
  if (state !== 'DRF' && state !== 'RJC' && state !== 'ASK')
    throw constraint([{ entity: payEnrollment.code, field: 'state', error: 'choice' }]);
};

export const today = (): string => new Date().toISOString().slice(0, 10);

type Sent = z.output<typeof enrolmentCalls.save.body>;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Writes a draft; the state that it is in is judged where it is locked, and an old version is refused. */
export const saveEnrolment = async (
  context: Work,
  { idCompany, id, version, idStore, ...said }: Sent,
): Promise<AnswerOf<typeof enrolmentCalls.save>> => {
  const { rows: shops } = await context.db.execute<{ code: string; name: string }>(sql`
    select shop.code, ${storeName} as name from ${store} shop
    where shop.id_company = ${idCompany} and shop.id = ${idStore} and shop.status <> 'D'`);
  const [shop] = shops;
  if (idStore !== null && !shop)
    throw constraint([{ entity: payEnrollment.code, field: 'idStore', error: 'not_found' }]);
  const { work, code, name } = await openPlatform(context, idCompany);
  const title = [name, ...(shop ? [shop.name] : [])].join(', ').slice(0, 60);
  const fields = {
    ...said,
    names: Object.fromEntries(platformLanguages.map((language) => [language, title])),
    companyCode: code,
    storeCode: shop?.code ?? null,
    document: orNull(said.document),
    contact: orNull(said.contact),
    phone: orNull(said.phone),
    activity: orNull(said.activity),
    iban: orNull(said.iban),
    notes: orNull(said.notes),
    state: 'DRF',
    reason: null,
  };
  if (id !== undefined && version !== undefined) {
    const row = await ownOpen(work, code, id);
    if (row.version === version) refuseClosed(row);
    const after = await changeRecord(work, payEnrollment, {
      id,
      version,
      sent: { ...row, ...fields },
      isMove: true,
    });
    return { id, version: after.version };
  }
  // Two that are made at once stand one after the other.
  await work.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('enrolments', 0))`);
  const { rows } = await work.db.execute<{ last: number }>(
    sql`select coalesce(max("order"), 0) as last from ${enrolments} where status <> 'D'`,
  );
  const after = await createRecord(work, payEnrollment, platformId, {
    ...fields,
    code: `${code.slice(0, 12)}-${randomBytes(3).toString('hex').toUpperCase()}`,
    order: (rows[0]?.last ?? 0) + 10,
  });
  return { id: after.id, version: after.version };
};

/** Sends a draft: of two who do, or of one who writes meanwhile, the first wins and the other is told. */
export const sendEnrolment = async (
  context: Work,
  { idCompany, id, version }: z.output<typeof enrolmentCalls.send.body>,
): Promise<AnswerOf<typeof enrolmentCalls.send>> => {
  const { work, code } = await openPlatform(context, idCompany);
  const row = await ownOpen(work, code, id);
  if (row.version === version) refuseClosed(row);
  const after = await changeRecord(work, payEnrollment, {
    id,
    version,
    sent: { ...row, state: 'SNT', reason: null, submitted: today() },
    isMove: true,
  });
  return { id, version: after.version };
};
