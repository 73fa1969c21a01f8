import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { schema } from './schema/index.ts';
import { migrationFiles, migrationsDirectory, snapshotFile } from './snapshot.ts';

/** The migration that leads from what is checked in to what the schema says now, or nothing when they agree. */
export const pendingMigration = async (): Promise<
  { readonly sql: string; readonly snapshot: DrizzleSnapshotJSON } | undefined
> => {
  const previous: DrizzleSnapshotJSON = existsSync(snapshotFile)
    ? JSON.parse(readFileSync(snapshotFile, 'utf8'))
    : generateDrizzleJson({});
  const snapshot = generateDrizzleJson({ ...schema }, previous.id);
  const statements = await generateMigration(previous, snapshot);
  return statements.length > 0 ? { sql: `${statements.join('\n\n')}\n`, snapshot } : undefined;
};

/** Writes the pending migration under the next number; answers its file's name. */
export const writeMigration = async (name: string): Promise<string | undefined> => {
  const pending = await pendingMigration();
  if (!pending) return undefined;
  const file = `${String(migrationFiles().length).padStart(4, '0')}_${name}.sql`;
  writeFileSync(join(migrationsDirectory, file), pending.sql);
  writeFileSync(snapshotFile, `${JSON.stringify(pending.snapshot, undefined, 1)}\n`);
  return file;
};
