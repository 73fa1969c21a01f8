import type { AnswerOf, BodyOf, deviceCalls } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { deliveryNote } from '../../db/schema/deliveryNote.ts';
import { deviceLicence } from '../../db/schema/identity.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { closing, ticket } from '../../db/schema/sales.ts';
import { assume, type Database } from '../../db/transaction.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { dayBegins } from '../report/days.ts';
import { hashOf, licenceMark, signDevice } from '../session/tokens.ts';

type Signed = AnswerOf<typeof deviceCalls.login>;

const invalid = (): Refusal =>
  new Refusal('ERROR_NOT_VALID_LICENSE', 'The licence is unknown or switched off.');

/** What a till must know to go on where it, or its predecessor behind the same licence, stopped. */
const standingOf = async (
  db: Database,
  idCompany: string,
  idTerminal: string,
): Promise<Omit<Signed, 'token'> | undefined> => {
  const { rows } = await db.execute<Omit<Signed, 'token'> & Record<string, unknown>>(sql`
    select till.id as "idTerminal", till.name, shop.id as "idStore", shop.id_region as "idRegion",
      ${storeName} as "sName", shop.time_zone as "timeZone", to_char(${dayBegins}, 'HH24:MI') as "dayBegins", money.code as currency, money.decimals,
      business.kind as "businessKind",
      coalesce((select max(sold.number) from ${ticket} sold
        where sold.id_company = till.id_company and sold.id_terminal = till.id), 0) as "lastTicket",
      coalesce((select max(brought.number) from ${deliveryNote} brought
        where brought.id_company = till.id_company and brought.id_terminal = till.id), 0) as "lastDeliveryNote",
      coalesce(z.number, 0) as "lastZ",
      coalesce(z.grand_total, 0)::float8 as "grandTotal",
      to_char(coalesce(z."to", till.created) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "openFrom"
    from ${terminal} till
    join ${store} shop on shop.id_company = till.id_company and shop.id = till.id_store
    join ${company} business on business.id_company = till.id_company
    join ${resourceTable('currency')} money on money.id_company = till.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    left join lateral (
      select last.number, last.grand_total, last."to" from ${closing} last
      where last.id_company = till.id_company and last.id_terminal = till.id and last.kind = 'Z'
      order by last.number desc limit 1) z on true
    where till.id_company = ${idCompany} and till.id = ${idTerminal} and till.status = 'A'`);
  return rows[0];
};

/** Signs a till in with its device licence (docs/product.md §10.1). */
export const signInDevice = async (
  { db, config }: Context,
  { license, machine, version }: BodyOf<typeof deviceCalls.login>,
): Promise<Signed> => {
  const hash = hashOf(license);
  const [held] = await db
    .update(deviceLicence)
    .set({ machine, signedIn: sql`now()` })
    .where(and(eq(deviceLicence.hash, hash), eq(deviceLicence.status, 'A')))
    .returning({ idCompany: deviceLicence.idCompany, idTerminal: deviceLicence.idTerminal });
  if (!held) throw invalid();
  const { idCompany, idTerminal } = held;
  // From here on it is a till of its company, and sees no more than that.
  await assume(db, 'comanda_request', { companies: [idCompany] });
  const standing = await standingOf(db, idCompany, idTerminal);
  if (!standing) throw invalid();
  await db
    .update(terminal)
    .set({ software: version ?? null, seen: sql`now()` })
    .where(and(eq(terminal.idCompany, idCompany), eq(terminal.id, idTerminal)));
  const token = await signDevice(config.secret, { idTerminal, idCompany, licence: licenceMark(hash) });
  return { token, ...standing };
};
