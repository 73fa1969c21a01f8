import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { schema } from './schema/index.ts';
import {
  migrationFiles,
  migrationsDirectory,
  type Snapshot,
  snapshotFile,
  surroundings,
} from './snapshot.ts';

/**
 * The migration that leads from what is checked in to what the schema says now, or nothing when they agree.
 * Statements around the tables are repeated in full when one of them changed, because they may run again.
 */
export const pendingMigration = async (): Promise<{ sql: string; snapshot: Snapshot } | undefined> => {
  const previous: Snapshot | undefined = existsSync(snapshotFile)
    ? JSON.parse(readFileSync(snapshotFile, 'utf8'))
    : undefined;
  const tables = generateDrizzleJson({ ...schema }, previous?.tables.id);
  const statements = await generateMigration(previous?.tables ?? generateDrizzleJson({}), tables);
  const around = surroundings();
  const changedAround =
    statements.length > 0 || previous?.before !== around.before || previous.after !== around.after;
  if (!changedAround) return undefined;
  return {
    sql: `${[around.before, ...statements, around.after].join('\n\n')}\n`,
    snapshot: { tables, ...around },
  };
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
