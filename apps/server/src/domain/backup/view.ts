import { type Backup, backupBounds } from '@comanda/api/calls';
import { desc, eq } from 'drizzle-orm';
import { backup, type BackupRow } from '../../db/schema/backup.ts';
import type { Database } from '../../db/transaction.ts';

export const shown = ({
  idCompany,
  id,
  kind,
  state,
  reason,
  fileName,
  bytes,
  ...row
}: BackupRow): Backup => ({
  id,
  idCompany,
  kind,
  state,
  reason,
  fileName,
  bytes,
  author: row.authorName,
  created: row.created.toISOString(),
  expires: row.rested && new Date(row.rested.getTime() + backupBounds.days * 86_400_000).toISOString(),
  progress: { done: row.done, total: row.total },
  contents: row.contents,
});

export const backupsOf = async (db: Database, idCompany: string): Promise<Backup[]> => {
  const rows = await db
    .select()
    .from(backup)
    .where(eq(backup.idCompany, idCompany))
    .orderBy(desc(backup.created), backup.id)
    .limit(20);
  return rows.map(shown);
};
