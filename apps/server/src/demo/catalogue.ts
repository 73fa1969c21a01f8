import type { Draft, Resource } from '@comanda/api/kernel';
import { currency } from '@comanda/api/resources/currency';
import { paymentMethod } from '@comanda/api/resources/paymentMethod';
import { region } from '@comanda/api/resources/region';
import { tax } from '@comanda/api/resources/tax';
import { ticketKind } from '@comanda/api/resources/ticketKind';
import type { Work } from '../http/handler.ts';
import { createRecord } from '../resource/engine.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { namesIn } from './data/names.ts';
import type { DemoTax } from './data/taxes.ts';

/** Ids of records by their codes. */
type Ids = ReadonlyMap<string, string>;

const idIn = (ids: Ids, code: string): string => {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The demo data names ${code}, which is not there.`);
  return id;
};

/** Makes the records of an area in their order, 10 apart, as a person would have written them. */
const make = async <T extends { readonly code: string }>(
  work: Work,
  idCompany: string,
  resource: Resource,
  rows: readonly T[],
  draftOf: (row: T, ids: Ids) => Draft,
): Promise<Ids> => {
  const ids = new Map<string, string>();
  for (const [index, row] of rows.entries()) {
    const draft = { code: row.code, order: (index + 1) * 10, ...draftOf(row, ids) };
    ids.set(row.code, (await createRecord(work, resource, idCompany, draft)).id);
  }
  return ids;
};

const taxDraft = (tax: DemoTax, ids: Ids): Draft => ({
  kind: tax.kind,
  value: tax.value ?? '0',
  equivalenceSurcharge: tax.surcharge ?? null,
  amount: tax.amount ?? 0,
  members: (tax.members ?? []).map((code) => ({ idTax: idIn(ids, code) })),
  mealVoucher: tax.voucher ? 'S' : 'N',
  status: tax.isInactive ? 'I' : 'A',
});

/** The records of docs/product.md §14.3; answers the ids of the regions by their codes. */
export const seedCatalogue = async (work: Work, idCompany: string, business: DemoBusiness): Promise<Ids> => {
  const { languages } = business;
  const currencies = await make(work, idCompany, currency, business.currencies, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
    defaultcurrency: row.code === business.currencies[0]?.code ? 'S' : 'N',
  }));
  const taxes = await make(work, idCompany, tax, business.taxes, (row, ids) => ({
    ...taxDraft(row, ids),
    names: namesIn(languages, row.text),
  }));
  const methods = await make(
    work,
    idCompany,
    paymentMethod,
    business.paymentMethods,
    ({ text, rounding = 'N', ...row }) => ({ ...row, rounding, names: namesIn(languages, text) }),
  );
  const kinds = await make(
    work,
    idCompany,
    ticketKind,
    business.ticketKinds,
    ({ text, affectByAmount = 'N', amount = 1, ...row }) => ({
      ...row,
      affectByAmount,
      amount,
      names: namesIn(languages, text),
    }),
  );
  return make(work, idCompany, region, business.regions, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
    currencies: row.currencies.map((code) => ({ idCurrency: idIn(currencies, code) })),
    taxes: row.taxes.map((code) => ({ idTax: idIn(taxes, code) })),
    paymentMethods: [...methods.values()].map((idPaymentMethod) => ({ idPaymentMethod })),
    ticketKinds: [...kinds.values()].map((idTicketKind) => ({ idTicketKind })),
  }));
};
