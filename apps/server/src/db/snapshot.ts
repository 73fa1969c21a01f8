import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { accessStatements } from './access.ts';
import { schema } from './schema/index.ts';

/** Migrations are checked in: `NNNN_name.sql`, and beside the newest what it leads to. */
export const migrationsDirectory = fileURLToPath(new URL('migrations', import.meta.url));
export const snapshotFile = fileURLToPath(new URL('migrations/snapshot.json', import.meta.url));

/** What a database looks like after all migrations. */
export interface Snapshot {
  readonly tables: DrizzleSnapshotJSON;
  /** Statements around the tables, in full: `db/sql/*.sql`, grants and policies. */
  readonly before: string;
  readonly after: string;
}
export const migrationFiles = (): string[] =>
  readdirSync(migrationsDirectory)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort();

const sqlFile = (name: string): string =>
  readFileSync(new URL(`sql/${name}`, import.meta.url), 'utf8').trim();
export const surroundings = (): Pick<Snapshot, 'before' | 'after'> => ({
  before: sqlFile('before.sql'),
  after: [...accessStatements(schema).map((statement) => `${statement};`), sqlFile('after.sql')].join('\n'),
});
