import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isOfPlatform } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { eq, sql } from 'drizzle-orm';
import type { Work } from '../../core/work.ts';
import { recordTable } from '../../db/naming.ts';
import { company } from '../../db/schema/company.ts';
import { image } from '../../db/schema/image.ts';
import { tracker } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { drawn } from '../../core/drawing/index.ts';
import { mediaTypeOf } from '../../core/mediaType.ts';
import { readRecords } from '../../resource/read.ts';
import { rebuildSums } from '../report/sums.ts';
import { recordChange } from '../sync/record-change.ts';
import { type Archive, smallText, Unfit } from './archive.ts';
import { idFrom, withIds } from './ids.ts';
import { type Manifest, manifest, manifestPath, picturesFolder } from './manifest.ts';
import { columnsOf, emptyAtFirst, type Kept, keptResources, keptTables } from './tables.ts';

/** Rows that are written at a time. */
const batch = 500;

/** Whether a company has nothing yet but what it was opened with (docs/product.md §22.8.2). */
export const isEmpty = async (db: Database, idCompany: string): Promise<boolean> => {
  const held = emptyAtFirst.map(
    (name) => sql`exists (select from ${sql.identifier(name)} where id_company = ${idCompany})`,
  );
  const { rows } = await db.execute<{ held: boolean }>(sql`select ${sql.join(held, sql` or `)} as held`);
  return rows[0]?.held === false;
};

export const manifestOf = async (archive: Archive): Promise<Manifest> => {
  const text = await smallText(archive, manifestPath);
  if (text === '') throw new Unfit('not_a_backup');
  const parsed = manifest.safeParse(JSON.parse(text));
  // A later release may say it otherwise.
  if (!parsed.success) throw new Unfit('not_a_backup');
  return parsed.data;
};

async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[], void> {
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  for await (const part of parts) {
    const split = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = split.pop() ?? '';
    lines.push(...split);
    for (; lines.length >= batch; lines = lines.slice(batch)) yield lines.slice(0, batch);
  }
  if (lines.length > 0) yield lines;
}

/** What the platform keeps itself has its ids everywhere. */
const idsOfPlatform = async (db: Database): Promise<ReadonlySet<string>> => {
  const all = resources
    .filter(isOfPlatform)
    .map((resource) => sql`select id from ${sql.identifier(recordTable(resource))}`);
  const { rows } = await db.execute<{ id: string }>(sql.join(all, sql` union all `));
  return new Set(rows.map(({ id }) => id));
};

/** Takes away what the company was opened with, and what was noted of that for its tills; without a till it has sold nothing. */
const clear = async (db: Database, idCompany: string): Promise<void> => {
  for (const { name } of keptTables.filter(({ isDocument }) => !isDocument).toReversed())
    await db.execute(sql`delete from ${sql.identifier(name)} where id_company = ${idCompany}`);
  await db.delete(tracker).where(eq(tracker.idCompany, idCompany));
};

const write = async (db: Database, idCompany: string, kept: Kept, lines: readonly string[]) => {
  const name = sql.identifier(kept.name);
  const columns = columnsOf(kept);
  await db.execute(sql`insert into ${name} (id_company, ${columns})
    select ${idCompany}::uuid, ${columns} from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`);
};

const writePictures = async (db: Database, { paths, open }: Archive): Promise<void> => {
  for (const path of paths) {
    if (!path.startsWith(picturesFolder)) continue;
    const sha256 = path.slice(picturesFolder.length, picturesFolder.length + 64);
    const [here] = await db.select({ sha256: image.sha256 }).from(image).where(eq(image.sha256, sha256));
    if (here) continue;
    const pieces: Uint8Array[] = [];
    for await (const piece of open(path)) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const mediaType = mediaTypeOf(bytes);
    if (!mediaType || createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Unfit('changed');
    const small = (await drawn({ bytes, mediaType }))?.small ?? null;
    await db.insert(image).values({ sha256, mediaType, content: bytes, small }).onConflictDoNothing();
  }
};

/** Tills are given what was restored once somebody publishes it, as with everything that is written. */
const tellTills = async (work: Work, idCompany: string): Promise<void> => {
  for (const resource of keptResources) {
    const { rows } = await work.db.execute<{ id: string }>(
      sql`select id from ${sql.identifier(recordTable(resource))} where id_company = ${idCompany} and status <> 'D'`,
    );
    for (let at = 0; at < rows.length; at += batch) {
      const records = await readRecords(
        work,
        resource,
        rows.slice(at, at + batch).map(({ id }) => id),
      );
      await recordChange(
        work,
        records.map((after) => ({ resource, kind: 'INS', before: null, after })),
      );
      await nextTurn();
    }
  }
};

export interface Restoring {
  readonly idCompany: string;
  readonly salt: Uint8Array;
  readonly tell: (rows: number) => void;
}
/** Writes all that a backup holds into an empty company, under new ids; nothing of it is there where a part fails. */
export const restore = async (
  work: Work,
  archive: Archive,
  { idCompany, salt, tell }: Restoring,
): Promise<void> => {
  const { db } = work;
  const said = await manifestOf(archive);
  const staying = await idsOfPlatform(db);
  const idOf = (id: string): string => {
    if (id === said.idCompany) return idCompany;
    return staying.has(id) ? id : idFrom(salt, id);
  };
  await clear(db, idCompany);
  await writePictures(db, archive);
  let done = 0;
  for (const kept of keptTables)
    for await (const lines of linesOf(archive.open(kept.path))) {
      await write(
        db,
        idCompany,
        kept,
        lines.map((line) => withIds(line, kept.asWritten, idOf)),
      );
      done += lines.length;
      tell(done);
      await nextTurn();
    }
  const { kind, avatarUrl, avatarColor, contents } = said;
  await db
    .update(company)
    .set({ kind, avatarUrl, avatarColor, country: contents.country, version: sql`${company.version} + 1` })
    .where(eq(company.id, idCompany));
  await tellTills(work, idCompany);
  await rebuildSums(db, idCompany);
};
