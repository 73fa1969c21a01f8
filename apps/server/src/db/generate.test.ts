import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessStatements } from './access.ts';
import { mended, pendingMigration } from './generate.ts';
import { schema } from './schema/index.ts';

test('the migrations that are checked in lead to the schema', async () => {
  const pending = await pendingMigration();
  expect(pending?.sql, 'run `npm run migrations -w @comanda/server <name>`').toBeUndefined();
});

test('every table with a company begins its key with it and is closed to whoever has no context', () => {
  const statements = accessStatements(schema);
  for (const [name, table] of Object.entries(schema)) {
    expect(statements).toContain(`alter table "${name}" force row level security`);
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    if (!columns.includes('id_company')) continue;
    // What is the platform's everybody reads, and its policies of writing ask for the companies that are let through.
    const policies = statements
      .filter((text) => text.startsWith(`create policy of_request`) && text.includes(` on "${name}"`))
      .filter((text) => !text.endsWith('for select to comanda_request using (true)'));
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) expect(policy).toContain(`current_setting('app.companies', true)`);
  }
});

const index = (table: string, column: string): string =>
  `CREATE INDEX "${table}_${column}" ON "${table}" USING gin (id_company,${column} gin_trgm_ops);`;

test('a computed column that changes finds what it is made of, and keeps its index', () => {
  const drop = 'ALTER TABLE "product" drop column "search";';
  const add = 'ALTER TABLE "product" ADD COLUMN "search" text GENERATED ALWAYS AS ("words") STORED;';
  const words = 'ALTER TABLE "product" ADD COLUMN "words" text;';
  const indexes = [index('product', 'search'), index('product', 'code'), index('tax', 'search')];
  expect(mended([drop, add, words], indexes)).toEqual([words, drop, add, index('product', 'search')]);
});
