import type { Draft } from '@comanda/api/kernel';
import { currency } from '@comanda/api/areas/basics/currency';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { region } from '@comanda/api/areas/system/region';
import { store } from '@comanda/api/areas/hierarchy/store';
import { tax } from '@comanda/api/areas/basics/tax';
import { ticketKind } from '@comanda/api/areas/basics/ticketKind';
import type { Work } from '../http/handler.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { namesIn } from './data/names.ts';
import type { DemoTax } from './data/taxes.ts';
import { seedKitchen } from './kitchen.ts';
import { idIn, type Ids, make } from './make.ts';
import { seedMenu } from './menu.ts';
import { seedPlaces } from './places.ts';
import { seedStaff } from './staff.ts';
import { seedTables } from './tables.ts';

const taxDraft = (tax: DemoTax, ids: Ids): Draft => ({
  kind: tax.kind,
  value: tax.value ?? '0',
  equivalenceSurcharge: tax.surcharge ?? null,
  amount: tax.amount ?? 0,
  members: (tax.members ?? []).map((code) => ({ idTax: idIn(ids, code) })),
  mealVoucher: tax.voucher ? 'S' : 'N',
  status: tax.isInactive ? 'I' : 'A',
});

/** The records of docs/product.md §14.1 and §14.3 to §14.5; answers the ids of the stores by their codes. */
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
  const regions = await make(work, idCompany, region, business.regions, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
    currencies: row.currencies.map((code) => ({ idCurrency: idIn(currencies, code) })),
    taxes: row.taxes.map((code) => ({ idTax: idIn(taxes, code) })),
    paymentMethods: [...methods.values()].map((idPaymentMethod) => ({ idPaymentMethod })),
    ticketKinds: [...kinds.values()].map((idTicketKind) => ({ idTicketKind })),
  }));
  const stores = await make(
    work,
    idCompany,
    store,
    business.stores,
    ({ name, region: code, tills: _tills, ...row }) => ({
      ...row,
      names: { [languages[0] ?? '']: name },
      idRegion: idIn(regions, code),
    }),
  );
  const areas = await seedMenu(work, idCompany, business, { taxes, stores });
  await seedStaff(work, idCompany, languages);
  await seedKitchen(work, idCompany, business, { areas, stores });
  await seedPlaces(work, idCompany, business);
  await seedTables(work, idCompany, languages, business.ordering);
  return stores;
};
