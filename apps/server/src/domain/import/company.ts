import { type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { resources } from '@comanda/api/resources';
import { type Company, type DecimalSign, isNameOnly } from '@comanda/api/transfer';
import { sql } from 'drizzle-orm';
import { may, type Work } from '../../http/handler.ts';
import { languagesOf } from '../../resource/languages.ts';
import { allTexts } from '../../texts.ts';

/** The company of an import as the trial run sees it, and how its people write decimals. */
export interface Home {
  readonly company: Company;
  readonly decimalSign: DecimalSign;
}
const creatable = resources.filter(isNameOnly);

/** What holds for an area in a company; records beside the rows are created where the caller may do so. */
export const homeOf = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  idCompany: string,
): Promise<Home> => {
  const { rows } = await work.db.execute<{ decimals: number; sign: string }>(
    sql`select decimals, decimal_separator as sign from currency
      where id_company = ${idCompany} and defaultcurrency = 'S' and status <> 'D'`,
  );
  const [currency] = rows;
  return {
    company: {
      languages: await languagesOf(work.db, tenantOf(resource, idCompany)),
      decimals: currency?.decimals ?? 2,
      creatable: creatable
        .filter((area) => may(work.caller, idCompany, actionOf(area, 'CREATE')))
        .map(({ code }) => code),
      texts: [...allTexts().values()],
    },
    decimalSign: currency?.sign === ',' ? ',' : '.',
  };
};

/** Fields that the caller may not see are neither filled nor shown by an import (docs/product.md §5.2). */
export const hiddenFrom = (resource: Resource, { caller }: Pick<Work, 'caller'>, idCompany: string) => {
  return (name: string): boolean => {
    const action = resource.fields[name]?.permission;
    return action !== undefined && !may(caller, idCompany, action);
  };
};
