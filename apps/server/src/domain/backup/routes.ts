import { randomBytes, randomUUID } from 'node:crypto';
import { type Backup, backupBounds, backupCalls } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { and, count, eq, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, malformed, Refusal, unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { backup, type BackupRow } from '../../db/schema/backup.ts';
import { companiesBy } from '../business/companies.ts';
import { note } from '../journal/note.ts';
import { fileOf, type Key, keepPiece, ofKey, rowBytes } from './parts.ts';
import { isEmpty } from './restore.ts';
import { backupsOf, shown } from './view.ts';

/** Files that a company keeps at a time: a made one that is kept, one that is made, and such as were brought. */
const mostKept = 5;

/** Wakes whoever works on backups, on every server, once this is committed. */
const wake = ({ db }: Pick<Context, 'db'>): Promise<unknown> =>
  db.execute(sql`select pg_notify('comanda_backup', '')`);

const refused = (field: string, error: string) => constraint([{ entity: 'CMP', field, error }]);

const find = async ({ db }: Pick<Context, 'db'>, key: Key): Promise<BackupRow> => {
  if (!formats.id.test(key.id)) throw unknownRecord();
  const [row] = await db.select().from(backup).where(ofKey(key)).for('update');
  if (!row) throw unknownRecord();
  return row;
};
const change = async (
  { db }: Pick<Context, 'db'>,
  key: Key,
  values: Partial<typeof backup.$inferInsert>,
): Promise<Backup> => {
  const [row] = await db.update(backup).set(values).where(ofKey(key)).returning();
  if (!row) throw unknownRecord();
  return shown(row);
};
const begin = async (
  context: Context,
  values: Pick<typeof backup.$inferInsert, 'idCompany' | 'kind' | 'state' | 'fileName' | 'bytes'>,
): Promise<Backup> => {
  const { db } = context;
  const [kept] = await db
    .select({
      all: count(),
      busy: sql<number>`count(*) filter (where state in ('making', 'judging', 'restoring'))::int`,
    })
    .from(backup)
    .where(eq(backup.idCompany, values.idCompany));
  if ((kept?.busy ?? 0) > 0)
    throw new Refusal('ERROR_TOO_MANY', 'A backup of this company is on its way already.', {
      retryAfter: 10,
    });
  if ((kept?.all ?? 0) >= mostKept)
    throw constraint([{ entity: 'CMP', field: 'id', error: 'too_many', params: { max: mostKept } }]);
  const { id: idAuthor, name: authorName } = personIn(context);
  const [row] = await db
    .insert(backup)
    .values({ ...values, id: randomUUID(), idAuthor, authorName, salt: randomBytes(32) })
    .returning();
  if (!row) throw new Error('The backup that was just begun is not there.');
  return shown(row);
};

const standing = handle(backupCalls.standing, async ({ params: { companyId } }, { db }) => ({
  elements: await backupsOf(db, companyId),
  isEmpty: await isEmpty(db, companyId),
}));
const make = handle(backupCalls.make, async ({ data: { idCompany } }, context) => {
  const [company] = await companiesBy(context.db, [idCompany]);
  if (!company) throw unknownRecord();
  const fileName = `${company.cName} ${new Date().toISOString().slice(0, 10)}.zip`;
  const made = await begin(context, { idCompany, kind: 'made', state: 'making', fileName, bytes: 0 });
  await wake(context);
  return made;
});
const file = handle(backupCalls.file, async ({ params: { companyId: idCompany, id } }, { db }) => {
  if (!formats.id.test(id)) throw unknownRecord();
  const [row] = await db
    .select()
    .from(backup)
    .where(and(ofKey({ idCompany, id }), eq(backup.kind, 'made'), eq(backup.state, 'ready')));
  if (!row) throw unknownRecord();
  return { name: row.fileName, mediaType: 'application/zip', content: fileOf(db, row) };
});
const bring = handle(backupCalls.bring, ({ data }, context) =>
  begin(context, { ...data, kind: 'brought', state: 'arriving' }),
);
const piece = handle(backupCalls.piece, async ({ data: { from, ...key }, files }, context) => {
  const { db } = context;
  const bytes = files['file']?.bytes;
  if (!bytes) throw malformed('A piece belongs to this.', [{ field: 'file', error: 'required' }]);
  const row = await find(context, key);
  // The row counts what has arrived: a piece that comes again, or out of turn, is none.
  if (row.state !== 'arriving' || from !== row.done) throw refused('from', 'choice');
  const rest = row.bytes - from;
  if (bytes.length !== Math.min(rest, backupBounds.piece)) throw refused('from', 'choice');
  if (from % rowBytes !== 0) throw refused('from', 'choice');
  await keepPiece(db, key, from, bytes);
  const isWhole = bytes.length === rest;
  const after = await change(context, key, {
    done: isWhole ? 0 : from + bytes.length,
    ...(isWhole && { state: 'judging' }),
  });
  if (isWhole) await wake(context);
  return after;
});
const restoreIt = handle(backupCalls.restore, async ({ data: key }, context) => {
  const row = await find(context, key);
  if (row.kind !== 'brought' || row.state !== 'ready') throw refused('state', 'choice');
  await note(context, { idCompany: key.idCompany, kind: 'COMPANY_RESTORE' });
  const { id: idAuthor, name: authorName } = personIn(context);
  const after = await change(context, key, {
    state: 'restoring',
    reason: null,
    rested: null,
    attempts: 0,
    done: 0,
    idAuthor,
    authorName,
  });
  await wake(context);
  return after;
});
const remove = handle(backupCalls.remove, async ({ params: { companyId: idCompany, id } }, context) => {
  const row = await find(context, { idCompany, id });
  // What is being written is whole or not there: it cannot be called back half way.
  if (row.state === 'restoring') throw refused('state', 'choice');
  await context.db.delete(backup).where(ofKey(row));
  return { done: true as const };
});

/** Backups (docs/product.md §22.17). */
export const backupRoutes: readonly Route[] = [standing, make, file, bring, piece, restoreIt, remove];
