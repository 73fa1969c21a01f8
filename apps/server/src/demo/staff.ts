import { platformId, platformLanguages } from '@comanda/api/kernel';
import { discount } from '@comanda/api/areas/sales/discount';
import { employee } from '@comanda/api/areas/basics/employee';
import { licenceKind } from '@comanda/api/areas/licensing/licenceKind';
import { serviceKind } from '@comanda/api/areas/basics/serviceKind';
import type { Work } from '../http/handler.ts';
import { namesIn } from './data/names.ts';
import { demoDiscounts, demoEmployees, demoLicences, demoServiceKinds } from './data/staff.ts';
import { cardTables } from './data/platform/cards.ts';
import { gatewayTables } from './data/platform/gateways.ts';
import { kitchenTables } from './data/platform/kitchens.ts';
import { noticeTables } from './data/platform/notices.ts';
import { orderingTables } from './data/platform/ordering.ts';
import { make } from './make.ts';
import { seedTables } from './tables.ts';

/** Who sells in a business, how it is served there, and what is taken off. */
export const seedStaff = async (
  work: Work,
  idCompany: string,
  languages: readonly string[],
): Promise<void> => {
  await make(work, idCompany, employee, demoEmployees, ({ name, ...row }) => ({
    ...row,
    names: { [languages[0] ?? '']: name },
  }));
  await make(work, idCompany, serviceKind, demoServiceKinds, ({ text, ...row }) => ({
    ...row,
    names: namesIn(languages, text),
  }));
  await make(work, idCompany, discount, demoDiscounts, ({ text, draft }) => ({
    ...draft,
    names: namesIn(languages, text),
  }));
};

/** What the platform itself offers; its allergens are there in every installation. */
export const seedPlatform = async (work: Work): Promise<void> => {
  await make(work, platformId, licenceKind, demoLicences, ({ text, draft }) => ({
    ...draft,
    names: text,
  }));
  await seedTables(work, platformId, platformLanguages, [
    ...cardTables,
    ...orderingTables,
    ...kitchenTables,
    ...gatewayTables,
    ...noticeTables,
  ]);
};
