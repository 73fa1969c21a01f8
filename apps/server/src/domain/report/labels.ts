import { type Dimension, dimensions } from '@comanda/api/reports';
import { resources } from '@comanda/api/areas/all';
import { type SQL, sql } from 'drizzle-orm';
import { terminal } from '../../db/schema/business.ts';
import { companyLanguage } from '../../db/schema/company.ts';
import { recordTable } from '../../db/naming.ts';
import { readText } from '../../resource/conditions.ts';
import type { Work } from '../../core/work.ts';

const isId = (key: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(key);

const namesIn = (
  table: string,
  { lang, companies }: { lang: string | null; companies: readonly string[] },
): SQL => {
  const names = sql`coalesce(nullif(${readText(sql`record.names`, { lang, fallback: undefined })}, ''), record.code)`;
  const inMain = sql`record.names ->> (select main.iso from ${companyLanguage} main
    where main.id_company = record.id_company and main.is_default)`;
  return sql`select record.id::text as key,
      coalesce(record.names ->> ${lang ?? ''}::text, ${inMain}, ${names}) as label
    from ${sql.identifier(table)} record where record.id_company = any(${sql.param(companies)}::uuid[])`;
};
const named = (
  entity: string,
  asked: { lang: string | null; companies: readonly string[] },
): SQL | undefined => {
  if (entity === 'TRM')
    return sql`select record.id::text as key, record.name as label from ${terminal} record
      where record.id_company = any(${sql.param(asked.companies)}::uuid[])`;
  const area = resources.find(({ code }) => code === entity);
  return area && namesIn(recordTable(area), asked);
};

/** Names of the records that keys of a dimension are, in the language of who asks, else in their company's. */
export const labelsOf = async (
  { db, caller, companies }: Pick<Work, 'db' | 'caller' | 'companies'>,
  dimension: Dimension,
  keys: readonly (string | null)[],
): Promise<Readonly<Record<string, string>>> => {
  const { entity } = dimensions[dimension];
  const ids = [...new Set(keys)].filter((key): key is string => key !== null && isId(key));
  const lang = caller.kind === 'person' ? caller.lang : null;
  const names = entity === undefined || ids.length === 0 ? undefined : named(entity, { lang, companies });
  if (!names) return {};
  const { rows } = await db.execute<{ key: string; label: string }>(
    sql`${names} and record.id = any(${sql.param(ids)}::uuid[])`,
  );
  return Object.fromEntries(rows.map(({ key, label }) => [key, label]));
};
