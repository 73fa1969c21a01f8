import type { Draft } from '@comanda/api/kernel';
import { currency } from '@comanda/api/areas/basics/currency';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { tax } from '@comanda/api/areas/basics/tax';
import { ticketKind } from '@comanda/api/areas/basics/ticketKind';
import type { Work } from '../core/work.ts';
import type { CurrencyRow } from './currencies.ts';
import { idIn, type Ids, make } from './make.ts';
import { namesIn } from './names.ts';
import type { PaymentRow } from './payments.ts';
import type { TaxRow } from './taxes.ts';
import type { TicketKindRow } from './ticketKinds.ts';

/** Whose records are written, and in which languages they have their names. */
export interface Of {
  readonly idCompany: string;
  readonly languages: readonly string[];
}

const taxDraft = (row: TaxRow, ids: Ids): Draft => ({
  kind: row.kind,
  value: row.value ?? '0',
  equivalenceSurcharge: row.surcharge ?? null,
  amount: row.amount ?? 0,
  members: (row.members ?? []).map((code) => ({ idTax: idIn(ids, code) })),
  mealVoucher: row.voucher ? 'S' : 'N',
  status: row.isInactive ? 'I' : 'A',
});

/** The first is the default. */
export const writeCurrencies = (
  work: Work,
  { idCompany, languages }: Of,
  rows: readonly CurrencyRow[],
): Promise<Ids> =>
  make(work, idCompany, currency, rows, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
    defaultcurrency: row.code === rows[0]?.code ? 'S' : 'N',
  }));

export const writeTaxes = (work: Work, { idCompany, languages }: Of, rows: readonly TaxRow[]): Promise<Ids> =>
  make(work, idCompany, tax, rows, (row, ids) => ({
    ...taxDraft(row, ids),
    names: namesIn(languages, row.text),
  }));

export const writePaymentMethods = (
  work: Work,
  { idCompany, languages }: Of,
  rows: readonly PaymentRow[],
): Promise<Ids> =>
  make(work, idCompany, paymentMethod, rows, ({ text, rounding = 'N', ...row }) => ({
    ...row,
    rounding,
    names: namesIn(languages, text),
  }));

export const writeTicketKinds = (
  work: Work,
  { idCompany, languages }: Of,
  rows: readonly TicketKindRow[],
): Promise<Ids> =>
  make(work, idCompany, ticketKind, rows, ({ text, affectByAmount = 'N', amount = 1, ...row }) => ({
    ...row,
    affectByAmount,
    amount,
    names: namesIn(languages, text),
  }));
