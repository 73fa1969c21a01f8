import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BackupContents } from '@comanda/api/calls';
import { pictureAddress } from '@comanda/api/pictures';
import { eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { company } from '../../db/schema/company.ts';
import type { Database } from '../../db/transaction.ts';
import { readImage } from '../../resource/images.ts';
import type { Entry } from './archive.ts';
import { type Manifest, manifestPath, picturesFolder } from './manifest.ts';
import { columnsOf, counted, type Kept, keptTables } from './tables.ts';

/** Rows that are read at a time. */
const batch = 500;
const pictures = new RegExp(`${pictureAddress}([0-9a-f]{64})`, 'g');

/** Rows that others of their table refer to come before those. */
const orderOf = ({ table, own }: Kept): SQL => {
  const [key] = getTableConfig(table).primaryKeys;
  const first = own.map((name) => sql`${sql.identifier(name)} nulls first`);
  return sql.join([...first, ...(key?.columns ?? []).map((column) => sql`${column}`)], sql`, `);
};

async function* linesOf(
  db: Database,
  idCompany: string,
  kept: Kept,
  seen: (lines: readonly string[]) => void,
): AsyncGenerator<string, void> {
  await db.execute(sql`declare kept no scroll cursor for
    select row_to_json(held)::text as line from (select ${columnsOf(kept)} from ${sql.identifier(kept.name)}
      where id_company = ${idCompany} order by ${orderOf(kept)}) held`);
  for (;;) {
    const { rows } = await db.execute<{ line: string }>(sql.raw(`fetch ${batch} from kept`));
    const lines = rows.map(({ line }) => line);
    seen(lines);
    if (lines.length > 0) yield lines.map((line) => `${line}\n`).join('');
    // Everybody else has a turn between.
    await nextTurn();
    if (lines.length < batch) break;
  }
  await db.execute(sql.raw('close kept'));
}

/**
 * All that a company has, as entries of an archive, out of one transaction that reads one state of the data. What it holds
 * is known at the end: it is the last of them.
 */
export async function* entriesOf(
  db: Database,
  idCompany: string,
  {
    tell,
    whole,
  }: { readonly tell: (rows: number) => void; readonly whole: (contents: BackupContents) => void },
): AsyncGenerator<Entry, void> {
  const [own] = await db.select().from(company).where(eq(company.id, idCompany));
  if (!own) throw new Error('The company is not there.');
  const counts = new Map<string, number>();
  const shown = new Set<string>();
  const look = (text: string): void => {
    for (const [, sha256 = ''] of text.matchAll(pictures)) shown.add(sha256);
  };
  look(own.avatarUrl ?? '');
  let done = 0;
  for (const kept of keptTables) {
    const seen = (lines: readonly string[]): void => {
      for (const { entity, name, counts: isOne } of counted)
        if (name === kept.name) counts.set(entity, (counts.get(entity) ?? 0) + lines.filter(isOne).length);
      lines.forEach(look);
      done += lines.length;
      tell(done);
    };
    yield { path: kept.path, parts: linesOf(db, idCompany, kept, seen) };
  }
  let kept = 0;
  for (const sha256 of shown) {
    const picture = await readImage({ db }, sha256);
    if (!picture) continue;
    kept += 1;
    yield {
      path: `${picturesFolder}${sha256}.${picture.mediaType.replace('image/', '')}`,
      isPacked: true,
      parts: [picture.content],
    };
  }
  const contents: BackupContents = {
    cName: own.name,
    code: own.code,
    country: own.country,
    made: new Date().toISOString(),
    records: counted.flatMap(({ entity }) => {
      const count = counts.get(entity) ?? 0;
      return count > 0 ? [{ entity, count }] : [];
    }),
    pictures: kept,
  };
  whole(contents);
  const said: Manifest = {
    format: 1,
    idCompany,
    kind: own.kind,
    avatarUrl: own.avatarUrl,
    avatarColor: own.avatarColor,
    rows: done,
    contents,
  };
  yield { path: manifestPath, parts: [`${JSON.stringify(said, undefined, 2)}\n`] };
}

/** Rows that it will hold, about. */
export const rowsOf = async (db: Database, idCompany: string): Promise<number> => {
  const counts = keptTables.map(
    ({ name }) => sql`(select count(*) from ${sql.identifier(name)} where id_company = ${idCompany})`,
  );
  const { rows } = await db.execute<{ count: string }>(sql`select ${sql.join(counts, sql` + `)} as count`);
  return Number(rows[0]?.count ?? 0);
};
