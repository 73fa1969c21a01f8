import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { schema } from './schema/index.ts';
import { migrationFiles, migrationsDirectory, snapshotFile } from './snapshot.ts';

type Table = DrizzleSnapshotJSON['tables'][string];

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

/**
 * What is now, with the columns that go still there: the generator would ask a person whether one that goes was given
 * another name as one that comes, and between the two steps there is room for what carries the old values over.
 */
const withOldColumns = (previous: DrizzleSnapshotJSON, now: DrizzleSnapshotJSON): DrizzleSnapshotJSON => {
  const tables: Record<string, Table> = { ...now.tables };
  for (const [name, table] of Object.entries(tables))
    tables[name] = { ...table, columns: { ...previous.tables[name]?.columns, ...table.columns } };
  return { ...now, tables };
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
  const between = withOldColumns(previous, snapshot);
  const statements = isFirst
    ? fromNothing
    : [
        ...mended(
          await generateMigration(previous, between),
          fromNothing.filter((statement) => /^CREATE (?:UNIQUE )?INDEX/.test(statement)),
        ),
        ...(await generateMigration(between, snapshot)),
      ];
  return statements.length > 0 ? { sql: `${statements.join('\n\n')}\n`, snapshot } : undefined;
};

const lines = (entries: object, indent: string): string =>
  Object.entries(entries)
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
/** One table a line, so that a change shows which tables it is about and two changes rarely meet. */
const written = ({ tables, ...rest }: DrizzleSnapshotJSON): string =>
  `{\n${lines(rest, ' ')},\n "tables": {\n${lines(tables, '  ')}\n }\n}\n`;

/** Writes the pending migration under the next number; answers its file's name. */
export const writeMigration = async (name: string): Promise<string | undefined> => {
  const pending = await pendingMigration();
  if (!pending) return undefined;
  const file = `${String(migrationFiles().length).padStart(4, '0')}_${name}.sql`;
  writeFileSync(join(migrationsDirectory, file), pending.sql);
  writeFileSync(snapshotFile, written(pending.snapshot));
  return file;
};
