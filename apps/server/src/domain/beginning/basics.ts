import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { currency } from '@comanda/api/areas/basics/currency';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { region } from '@comanda/api/areas/system/region';
import { tax } from '@comanda/api/areas/basics/tax';
import { ticketKind } from '@comanda/api/areas/basics/ticketKind';
import { asc, eq, sql } from 'drizzle-orm';
import { type Country, countryBy } from '../../country/countries.ts';
import { make } from '../../country/make.ts';
import { writePaymentMethods, writeTaxes, writeTicketKinds } from '../../country/write.ts';
import { recordTable } from '../../db/naming.ts';
import { company, companyLanguage } from '../../db/schema/company.ts';
import { forbidden, unknownRecord } from '../../core/refusal.ts';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';

/** Whether an area has records, deleted ones apart. */
export const idsOf = async ({ db }: Work, resource: Resource, idCompany: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${sql.identifier(recordTable(resource))}
    where id_company = ${idCompany} and status <> 'D' order by "order", id`);
  return rows.map(({ id }) => id);
};

/** Refuses who may not write the areas that are about to be written. */
export const checkMayCreate = ({ caller }: Work, idCompany: string, areas: readonly Resource[]): void => {
  const wanting = areas
    .map((area) => actionOf(area, 'CREATE'))
    .filter((action) => !may(caller, idCompany, action));
  if (wanting.length > 0) throw forbidden(...wanting);
};

/** The company while something of its beginning is written: two who press at once are heard one after the other. */
export const heldCompany = async (
  { db }: Work,
  idCompany: string,
): Promise<{ readonly country: Country | undefined; readonly languages: readonly string[] }> => {
  const [row] = await db
    .select({ country: company.country })
    .from(company)
    .where(eq(company.id, idCompany))
    .for('update');
  if (!row) throw unknownRecord();
  const languages = await db
    .select({ iso: companyLanguage.iso })
    .from(companyLanguage)
    .where(eq(companyLanguage.idCompany, idCompany))
    .orderBy(asc(companyLanguage.position));
  return { country: countryBy(row.country), languages: languages.map(({ iso }) => iso) };
};

/**
 * Writes what the country of a company proposes, area by area where there is nothing yet, as its owner would have; the
 * region gathers what the company has by then.
 */
export const writeBasics = async (work: Work, idCompany: string): Promise<number> => {
  const { country, languages } = await heldCompany(work, idCompany);
  if (!country) return 0;
  const of = { idCompany, languages };
  const areas = [
    { area: tax, write: () => writeTaxes(work, of, country.taxes) },
    { area: paymentMethod, write: () => writePaymentMethods(work, of, country.paymentMethods) },
    { area: ticketKind, write: () => writeTicketKinds(work, of, country.ticketKinds) },
    { area: region, write: () => writeRegion(work, of, country) },
  ];
  let made = 0;
  for (const { area, write } of areas) {
    if ((await idsOf(work, area, idCompany)).length > 0) continue;
    checkMayCreate(work, idCompany, [area]);
    made += (await write()).size;
  }
  return made;
};

const writeRegion = async (
  work: Work,
  { idCompany, languages }: { readonly idCompany: string; readonly languages: readonly string[] },
  { iso }: Country,
) => {
  const lang = languages[0] ?? 'en-GB';
  const [taxes, currencies, methods, kinds] = [
    await idsOf(work, tax, idCompany),
    await idsOf(work, currency, idCompany),
    await idsOf(work, paymentMethod, idCompany),
    await idsOf(work, ticketKind, idCompany),
  ];
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(iso) ?? iso;
  return make(work, idCompany, region, [{ code: iso }], () => ({
    names: { [lang]: name },
    iso,
    lang,
    currencies: currencies.map((idCurrency) => ({ idCurrency })),
    taxes: taxes.map((idTax) => ({ idTax })),
    paymentMethods: methods.map((idPaymentMethod) => ({ idPaymentMethod })),
    ticketKinds: kinds.map((idTicketKind) => ({ idTicketKind })),
  }));
};
