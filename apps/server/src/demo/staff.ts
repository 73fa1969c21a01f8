import { discount } from '@comanda/api/areas/sales/discount';
import { employee } from '@comanda/api/areas/basics/employee';
import { serviceKind } from '@comanda/api/areas/basics/serviceKind';
import type { Work } from '../http/handler.ts';
import { namesIn } from './data/names.ts';
import { demoDiscounts, demoEmployees, demoServiceKinds } from './data/staff.ts';
import { make } from './make.ts';

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
