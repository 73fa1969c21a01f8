import { payEnrollment } from '@comanda/api/areas/factorypay/payEnrollment';
import { payMerchantAccount } from '@comanda/api/areas/factorypay/payMerchantAccount';
import type { AnswerOf, EnrolmentDecision, enrolmentCalls, MessageKind } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { company } from '../../db/schema/company.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { WireRow } from '../../resource/change.ts';
import { lockLive } from '../../resource/read.ts';
import { changeRecord, createRecord } from '../../resource/write.ts';
import { tell } from '../message/index.ts';
import { holdersOf } from '../role/members.ts';
import { today } from './enrolments.ts';

const accounts = resourceTable('payMerchantAccount');
type Decision = z.output<typeof enrolmentCalls.decide.body>;

/** What is told the company, where it is told. */
const told = {
  SNT: undefined,
  REV: 'enrolment.review',
  ASK: 'enrolment.asked',
  APR: 'enrolment.approved',
  RJC: 'enrolment.rejected',
} as const satisfies Readonly<Record<EnrolmentDecision, MessageKind | undefined>>;

/** Tells those of the company that ask for enrolments; one whose code no company has is an operator's own. */
const tellCompany = async (
  work: Work,
  row: WireRow,
  { state, reason, account }: Pick<Decision, 'state' | 'reason' | 'account'>,
): Promise<void> => {
  const kind = told[state];
  if (kind === undefined) return;
  await work.gate(async (db) => {
    const { rows } = await db.execute<{ id: string; name: string }>(sql`
      select id_company as id, name from ${company} where lower(code) = lower(${String(row['companyCode'])})
      order by created, id_company limit 1`);
    const [found] = rows;
    if (!found) return;
    const people = await holdersOf(db, found.id, 'ALLOW_COMPANY_CARD_ENROL');
    await tell(db, {
      idCompany: found.id,
      to: people.map(({ id }) => id),
      kind,
      about: {
        name: String(row['legalName']),
        reason,
        number: account?.merchantNumber ?? '',
        acquirer: account?.acquirer ?? '',
      },
      data: { idEnrolment: row.id },
    });
  });
};

/** The account that takes the cards of what is approved: the one that is there goes on by what was approved now. */
const openAccount = async (work: Work, row: WireRow, account: Decision['account']): Promise<void> => {
  const fields = {
    holder: row['legalName'],
    companyCode: row['companyCode'],
    storeCode: row['storeCode'],
    idPayTariff: row['idPayTariff'],
    idPayReseller: row['idPayReseller'],
    iban: row['iban'],
    ...(account ?? { acquirer: '', merchantNumber: '', sweep: 'DAY' }),
  };
  const storeCode = typeof row['storeCode'] === 'string' ? row['storeCode'] : '';
  await work.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('merchant accounts', 0))`);
  const { rows } = await work.db.execute<{ id: string | null; last: number; isTaken: boolean }>(sql`
    select (select id from ${accounts} where status = 'A' and lower(company_code) = lower(${String(row['companyCode'])})
        and lower(coalesce(store_code, '')) = lower(${storeCode}) order by "order", id limit 1) as id,
      (select coalesce(max("order"), 0) from ${accounts} where status <> 'D') as last,
      exists (select from ${accounts} where status <> 'D' and lower(code) = lower(${String(row['code'])})) as "isTaken"`);
  const [found] = rows;
  if (typeof found?.id === 'string') {
    const [stored] = await lockLive(work, payMerchantAccount, [found.id]);
    if (!stored) throw unknownRecord();
    await changeRecord(work, payMerchantAccount, {
      id: stored.id,
      version: stored.version,
      sent: { ...stored, ...fields },
    });
    return;
  }
  const code = String(row['code']);
  await createRecord(work, payMerchantAccount, platformId, {
    ...fields,
    code: found?.isTaken ? `${code.slice(0, 14)}-${row.id.slice(0, 5).toUpperCase()}` : code,
    names: row['names'],
    order: (found?.last ?? 0) + 10,
  });
};

/**
 * Takes an enrolment to its next state (docs/product.md §19.14). Of two operators who do from the same version the first
 * wins, and the other is told.
 */
export const decide = async (
  work: Work,
  { id, version, state, reason, account }: Decision,
): Promise<AnswerOf<typeof enrolmentCalls.decide>> => {
  const [row] = await lockLive(work, payEnrollment, [id]);
  if (!row) throw unknownRecord();
  const isAnswered = state === 'ASK' || state === 'RJC';
  const after = await changeRecord(work, payEnrollment, {
    id,
    version,
    sent: {
      ...row,
      state,
      reason: isAnswered && reason !== '' ? reason : null,
      ...(state === 'SNT' && { submitted: today() }),
    },
    isMove: true,
  });
  if (after.version !== row.version) {
    if (state === 'APR') await openAccount(work, row, account);
    await tellCompany(work, row, { state, reason, account });
  }
  return { id, version: after.version };
};
