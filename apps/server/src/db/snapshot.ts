import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessStatements } from './access.ts';
import { claimStatements } from './claims.ts';
import { nameStatements } from './names.ts';
import { schema } from './schema/index.ts';

/** Migrations are checked in: `NNNN_name.sql`, and beside the newest the tables that it leads to. */
export const migrationsDirectory = fileURLToPath(new URL('migrations', import.meta.url));
export const snapshotFile = fileURLToPath(new URL('migrations/snapshot.json', import.meta.url));

export const migrationFiles = (): string[] =>
  readdirSync(migrationsDirectory)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort();

const sqlFile = (name: string): string =>
  readFileSync(new URL(`sql/${name}`, import.meta.url), 'utf8').trim();

/** What a database of some release is made of. */
export interface Release {
  readonly migrations: readonly { readonly name: string; readonly sql: string }[];
  /** Statements around the tables, which may run again: `db/sql/*.sql`, grants and policies. */
  readonly before: string;
  readonly after: string;
}
export const thisRelease = (): Release => ({
  migrations: migrationFiles().map((name) => ({
    name,
    sql: readFileSync(new URL(`migrations/${name}`, import.meta.url), 'utf8'),
  })),
  before: sqlFile('before.sql'),
  after: [
    ...[...claimStatements(), ...nameStatements(), ...accessStatements(schema)].map(
      (statement) => `${statement};`,
    ),
    sqlFile('after.sql'),
  ].join('\n'),
});
