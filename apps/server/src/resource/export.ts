import type { Company, Exporting, FileAnswer } from '@comanda/api/calls';
import {
  type Draft,
  fieldsOf,
  isOfPlatform,
  platformLanguages,
  type Resource,
  tenantOf,
} from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { plainMoney } from '@comanda/api/money';
import {
  type Batches,
  cellWriter,
  csvSheet,
  delimiterOf,
  exportColumnsOf,
  headingsOf,
  type ImportColumn,
  isTooWide,
  mediaTypes,
  xlsxSheet,
} from '@comanda/api/transfer';
import { type SQL, sql } from 'drizzle-orm';
import { detailTable } from '../db/naming.ts';
import { companiesBy } from '../domain/business/companies.ts';
import { Refusal, unknownRecord } from '../core/refusal.ts';
import type { Context, Work } from '../core/work.ts';
import { allTexts, spokenOf, textsIn } from '../texts.ts';
import { codesOf } from './codes.ts';
import { column, selection, table } from './expressions.ts';
import { found } from './list.ts';
import { orderSql } from './order.ts';
import { canSee } from './read.ts';

/** Records that are read at a time, and written at a time: in between, the server does something else. */
const batch = 500;
const part = 100;

const listsOf = (resource: Resource): string[] =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'list' ? [name] : []));

/** A file holds the records that were chosen, or says that one of them is not there. */
const refuseUnknown = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  { idCompany, ids }: Pick<Exporting, 'idCompany' | 'ids'>,
): Promise<void> => {
  if (!ids) return;
  const tenant = tenantOf(resource, idCompany);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table(resource)}
      where ${column('idCompany')} = ${tenant} and ${column('id')} = any(${sql.param(ids)}::uuid[])`,
  );
  if (rows[0]?.count !== new Set(ids).size) throw unknownRecord();
};

/** How many details the longest list of each kind has, among the records of an export. */
const longestOf = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  where: SQL,
): Promise<Readonly<Record<string, number>>> => {
  const lists = listsOf(resource);
  if (lists.length === 0) return {};
  const longest = lists.map(
    (
      name,
    ) => sql`(select coalesce(max(d.position), -1) + 1 from ${sql.identifier(detailTable(resource, name))} d
      where d.id_company = ${idCompany} and d.id_owner in (select id from found)) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<string, number>>(
    sql`with found as materialized (select ${column('id')} as id from ${table(resource)} where ${where})
      select ${sql.join(longest, sql`, `)}`,
  );
  return rows[0] ?? {};
};

/** All records, some at a time: a cursor holds their order, and each part is read with its details. */
async function* rowsOf(
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  { where, order }: { readonly where: SQL; readonly order: SQL },
): AsyncGenerator<readonly Draft[], void> {
  await db.execute(
    sql`declare exported no scroll cursor for
      select ${column('id')} as id from ${table(resource)} where ${where} order by ${order}`,
  );
  for (;;) {
    const { rows: places } = await db.execute<{ id: string }>(sql.raw(`fetch ${batch} from exported`));
    if (places.length === 0) return;
    const ids = places.map(({ id }) => id);
    const { rows } = await db.execute(
      sql`select ${selection(resource, 'row')} from ${table(resource)}
        where ${column('idCompany')} = ${idCompany} and ${column('id')} = any(${sql.param(ids)}::uuid[])`,
    );
    const byId = new Map(rows.map((row) => [row['id'], row]));
    yield ids.flatMap((id): Draft[] => {
      const row = byId.get(id);
      return row ? [row] : [];
    });
    if (ids.length < batch) return;
  }
}

interface Sheet {
  readonly idCompany: string;
  readonly columns: readonly ImportColumn[];
  readonly currency: Company['currency'];
  readonly language: string;
  readonly origin: string;
}
/** Rows as cells: codes of what a part refers to are looked up for the whole of it. */
async function* cellsOf(
  work: Pick<Work, 'db'>,
  resource: Resource,
  { idCompany, columns, currency, language, origin }: Sheet,
  batches: AsyncIterable<readonly Draft[]>,
): Batches {
  const codes = codesOf(work, idCompany);
  const write = cellWriter(resource, columns, {
    decimals: currency.decimals,
    texts: textsIn(language),
    known: [...allTexts().values()],
    codeOf: codes.of,
    addressOf: (path) => origin + path,
  });
  for await (const rows of batches) {
    await codes.learn(resource, rows);
    for (let at = 0; at < rows.length; at += part) yield rows.slice(at, at + part).map(write);
  }
}
async function* none(): AsyncGenerator<readonly Draft[], void> {}

interface Contents {
  readonly longest: Readonly<Record<string, number>>;
  readonly rows: AsyncIterable<readonly Draft[]>;
}
const fileOf = async (
  work: Context,
  resource: Resource,
  { idCompany, format, language: wanted }: Pick<Exporting, 'idCompany' | 'format' | 'language'>,
  { longest, rows }: Contents,
): Promise<FileAnswer> => {
  const [company] = await companiesBy(work.db, [idCompany]);
  // What is the platform's own goes out without a company too, its figures as before one is chosen.
  if (!company && !isOfPlatform(resource)) throw unknownRecord();
  const currency = company?.currency ?? { ...plainMoney, code: '' };
  const languages = isOfPlatform(resource)
    ? platformLanguages
    : (company?.languages ?? [])
        .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.order - b.order)
        .map(({ iso }) => iso);
  const language = spokenOf([wanted, work.caller.kind === 'person' ? work.caller.lang : null, languages[0]]);
  const texts = textsIn(language);
  const columns = exportColumnsOf(resource, {
    languages,
    longest,
    sees: canSee(resource, work.caller, tenantOf(resource, idCompany)),
  });
  if (isTooWide(columns))
    throw new Refusal(
      'ERROR_TOO_LARGE',
      'The longest lists of these records need more columns than a file may have.',
    );
  const header = headingsOf(resource, columns, { languages, texts, known: [...allTexts().values()] });
  const cells = cellsOf(
    work,
    resource,
    { idCompany, columns, currency, language, origin: work.origin },
    rows,
  );
  const title = texts[pluralOf(resource.code).id] ?? resource.name;
  return {
    name: `${title} ${new Date().toISOString().slice(0, 10)}.${format}`,
    mediaType: mediaTypes[format],
    content:
      format === 'csv'
        ? csvSheet(header, cells, {
            delimiter: delimiterOf(language),
            decimalSign: currency.decimalSeparator === ',' ? ',' : '.',
          })
        : xlsxSheet(header, cells, { name: title, isRightToLeft: language.startsWith('ar') }),
  };
};

/** The headings of an import, to be filled in. */
export const exportTemplate = (
  work: Context,
  resource: Resource,
  asked: Pick<Exporting, 'idCompany' | 'format' | 'language'>,
): Promise<FileAnswer> => fileOf(work, resource, asked, { longest: {}, rows: none() });

/**
 * The records that a list finds as a file, in the order of the list, in one state of the data (docs/product.md §25): it
 * is made while it is sent, and needs no more room for many records than for a few.
 */
export const exportRecords = async (
  work: Context,
  resource: Resource,
  asked: Exporting,
): Promise<FileAnswer> => {
  const { ids, except } = asked;
  const idCompany = tenantOf(resource, asked.idCompany);
  await refuseUnknown(work, resource, asked);
  const { where: matching, keys, reader } = await found(work, resource, asked);
  const order = orderSql(resource, keys, reader);
  const where = sql`${matching}${ids ? sql` and ${column('id')} = any(${sql.param(ids)}::uuid[])` : sql``}${
    except.length > 0 ? sql` and ${column('id')} <> all(${sql.param(except)}::uuid[])` : sql``
  }`;
  return fileOf(work, resource, asked, {
    longest: await longestOf(work, resource, idCompany, where),
    rows: rowsOf(work, resource, idCompany, { where, order }),
  });
};
