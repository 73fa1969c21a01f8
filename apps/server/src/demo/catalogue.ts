import { region } from '@comanda/api/areas/system/region';
import { store } from '@comanda/api/areas/hierarchy/store';
import type { Work } from '../core/work.ts';
import { firstBusiness } from '../domain/business/firstBusiness.ts';
import { firstLanguages } from '../domain/business/firstLanguages.ts';
import { leadTo } from '../domain/hub/qr.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { namesIn } from '../country/names.ts';
import { seedKitchen } from './kitchen.ts';
import { idIn, type Ids, make } from '../country/make.ts';
import { keepPicture } from './photos.ts';
import { writeCurrencies, writePaymentMethods, writeTaxes, writeTicketKinds } from '../country/write.ts';
import { seedMenu } from './menu.ts';
import { seedPlaces } from './places.ts';
import { seedStaff } from './staff.ts';
import { seedTables } from './tables.ts';

/** The records of docs/product.md §14.1 and §14.3 to §14.5; answers the ids of the stores by their codes. */
export const seedCatalogue = async (work: Work, idCompany: string, business: DemoBusiness): Promise<Ids> => {
  const { languages } = business;
  const of = { idCompany, languages };
  await firstLanguages(work, idCompany, languages);
  const currencies = await writeCurrencies(work, of, business.currencies);
  const { code, name, country, details } = business;
  await firstBusiness(work, idCompany, { code, names: { [languages[0] ?? '']: name }, country, ...details });
  const taxes = await writeTaxes(work, of, business.taxes);
  const methods = await writePaymentMethods(work, of, business.paymentMethods);
  const kinds = await writeTicketKinds(work, of, business.ticketKinds);
  const regions = await make(work, idCompany, region, business.regions, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
    currencies: row.currencies.map((code) => ({ idCurrency: idIn(currencies, code) })),
    taxes: row.taxes.map((code) => ({ idTax: idIn(taxes, code) })),
    paymentMethods: [...methods.values()].map((idPaymentMethod) => ({ idPaymentMethod })),
    ticketKinds: [...kinds.values()].map((idTicketKind) => ({ idTicketKind })),
  }));
  const faced = await Promise.all(
    business.stores.map(async (row) => ({ ...row, image: await keepPicture(work, row.mark) })),
  );
  const stores = await make(
    work,
    idCompany,
    store,
    faced,
    ({ name, region: code, tills: _tills, mark: _mark, isReporting: _isReporting, ...row }) => ({
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
  for (const idStore of stores.values()) await leadTo(work, idStore, business.guestsOrderAt);
  return stores;
};
