import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { schema } from './schema/index.ts';
import { migrationFiles, migrationsDirectory, snapshotFile } from './snapshot.ts';

const isBefore = (statement: string): boolean =>
  statement.includes(' ADD COLUMN ') && !statement.includes(' GENERATED ');
const madeAnew = /^ALTER TABLE "(\w+)" drop column "(\w+)"/;

/**
 * A computed column changes by being dropped and added again. What it is computed from has to stand before that, and
 * the indexes that went with it are made again; the generator sees to neither.
 */
export const mended = (statements: readonly string[], indexes: readonly string[]): string[] => {
  const lost = statements.flatMap((statement) => {
    const [, table, column] = madeAnew.exec(statement) ?? [];
    return column !== undefined && statements.some((other) => other.includes(`ADD COLUMN "${column}" `))
      ? indexes.filter(
          (index) =>
            index.includes(` ON "${table}" `) &&
            new RegExp(`\\b${column}\\b`).test(index.split(' USING ')[1] ?? ''),
        )
      : [];
  });
  return [...statements.filter(isBefore), ...statements.filter((statement) => !isBefore(statement)), ...lost];
};

/** The migration that leads from what is checked in to what the schema says now, or nothing when they agree. */
export const pendingMigration = async (): Promise<
  { readonly sql: string; readonly snapshot: DrizzleSnapshotJSON } | undefined
> => {
  const nothing: DrizzleSnapshotJSON = generateDrizzleJson({});
  const isFirst = !existsSync(snapshotFile);
  const previous: DrizzleSnapshotJSON = isFirst ? nothing : JSON.parse(readFileSync(snapshotFile, 'utf8'));
  const snapshot = generateDrizzleJson({ ...schema }, previous.id);
  const fromNothing = await generateMigration(nothing, snapshot);
  const statements = isFirst
    ? fromNothing
    : mended(
        await generateMigration(previous, snapshot),
        fromNothing.filter((statement) => /^CREATE (?:UNIQUE )?INDEX/.test(statement)),
      );
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
