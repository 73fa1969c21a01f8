import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessStatements } from './access.ts';
import { pendingMigration } from './generate.ts';
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
    const policy = statements.find((text) => text.startsWith(`create policy of_request on "${name}"`));
    expect(policy).toContain(`current_setting('app.companies', true)`);
  }
});
