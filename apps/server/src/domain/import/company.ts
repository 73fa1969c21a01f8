import { isOfPlatform, type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { type Company, isNameOnly } from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { placeOf } from '../business/companies.ts';
import { languagesOf } from '../../resource/languages.ts';
import { allTexts } from '../../texts.ts';

const creatable = resources.filter(isNameOnly);

/** What holds for an area in a company; records beside the rows are created where the caller may do so. */
export const companyOf = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  idCompany: string,
): Promise<Company> => {
  const { rows } = await work.db.execute<{ decimals: number }>(
    sql`select decimals from currency
      where id_company = ${idCompany} and defaultcurrency = 'S' and status <> 'D'`,
  );
  const [currency] = rows;
  return {
    place: isOfPlatform(resource) ? undefined : await placeOf(work.db, idCompany),
    languages: await languagesOf(work.db, tenantOf(resource, idCompany)),
    decimals: currency?.decimals ?? 2,
    creatable: creatable
      .filter((area) => may(work.caller, idCompany, actionOf(area, 'CREATE')))
      .map(({ code }) => code),
    texts: [...allTexts().values()],
  };
};

/** The field that a column of a file fills, by its address. */
export const fieldIn = (target: string): string => target.split(/[.=]/)[0] ?? '';

/** Fields that the caller may not see are neither filled nor shown by an import (docs/product.md §5.2). */
export const hiddenFrom = (resource: Resource, { caller }: Pick<Work, 'caller'>, idCompany: string) => {
  return (name: string): boolean => {
    const action = resource.fields[name]?.permission;
    return action !== undefined && !may(caller, idCompany, action);
  };
};
