import { platformCalls, surroundingCalls } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { demoAccounts, demoPassword } from '../../demo/accounts.ts';
import { handle, type Route } from '../../core/route.ts';

/** docs/product.md §13 */
const release = { release: 'rc1010', web: '6.10', api: '8.01', version: 'v1' } as const;

const demo = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email, role }) => ({ email, role })),
};

/** What a browser must know before anyone has signed in. */
export const routes: readonly Route[] = [
  handle(platformCalls.environment, async (_, { config, brand, opensCompanies }) => ({
    ...release,
    brand,
    opensCompanies,
    providers: config.providers.filter((one) => one.brand === brand).map(({ id, label }) => ({ id, label })),
    demo: config.mode === 'demo' ? demo : null,
  })),
  handle(surroundingCalls.server, async (_, { db, config }) => {
    const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
    return {
      mode: config.mode,
      runtime: `Node.js ${process.versions.node}`,
      // Without the packager's remarks on the machine.
      database: `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: new Date().toISOString(),
    };
  }),
];
