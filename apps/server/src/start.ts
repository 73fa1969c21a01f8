import { doors } from '@comanda/api/pages';
import type { FastifyInstance } from 'fastify';
import { openBrands } from './brand/brands.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { proveNotices } from './db/notices.ts';
import { createPool, directOf } from './db/pool.ts';
import { withRole } from './db/transaction.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { offerBeginning } from './domain/account/index.ts';
import { closeDemo, seedDemo } from './demo/seed.ts';
import { screensFile } from './demo/screens.ts';
import { openTaxOffice, withTaxOffice } from './demo/taxOffice.ts';
import { licencesFile } from './demo/tills.ts';
import { startBackups } from './domain/backup/index.ts';
import { startPayOuts } from './domain/card/index.ts';
import { startDocuments } from './domain/fiscal/index.ts';
import { startImports } from './domain/import/index.ts';
import { sumWhatIsNot } from './domain/report/index.ts';
import { installRoles } from './domain/session/index.ts';
import { startPlans } from './domain/sync/planRunner.ts';
import { watchTills } from './domain/terminal/silentTills.ts';
import { createRegistry } from './http/metrics.ts';
import { createServer } from './http/server.ts';
import { startLive } from './live/live.ts';
import { startKitchen } from './live/monitors.ts';
import type { LogStream } from './log.ts';
import { startMails } from './mail/runner.ts';
import { diskProblem, Problem } from './problem.ts';
import { startPushes } from './push/runner.ts';
import { checkBrandsOf } from './provider/readProviders.ts';
import { startTills } from './tills.ts';

export interface Started {
  readonly url: string;
  readonly demo: { readonly password: string; readonly accounts: typeof demoAccounts } | undefined;
  readonly hasTills: boolean;
  /** Where the first operator is made, once and for an hour; none where there is one. */
  readonly beginning: string | undefined;
  /** Ends everything that was started, the last first; nothing that was answered is lost. */
  readonly stop: () => Promise<void>;
}

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<number> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Problem(`Port ${port} is in use; set PORT to another one.`, { cause: error });
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new Problem(`Port ${port} may not be used by this user; set PORT to one above 1023.`, {
        cause: error,
      });
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
};

export interface StartOptions {
  /** Begins anew, with everything that was there gone. */
  readonly reset: boolean;
  /** Where its log goes; standard error when left out. */
  readonly logStream?: LogStream;
}

/** Starts the platform: database, migrations, demo businesses, http and live channel, simulated tills. */
export const start = async (config: Config, { reset, logStream }: StartOptions): Promise<Started> => {
  const endings: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const ending of endings.splice(0).reverse()) await ending();
  };
  try {
    // Before a database is touched: a fault of a brand's file is told at once.
    const brands = await openBrands(config);
    checkBrandsOf(config.providers, brands);
    const database = await openDatabase(config, { reset });
    endings.push(database.stop);
    const pool = createPool(database.url, config.listenUrl);
    endings.push(() => {
      // From here on a connection that goes is meant to go.
      pool.removeAllListeners('error').on('error', () => undefined);
      return pool.end();
    });
    // What lasts longer than a transaction goes past a pool of connections: locks of migrations, and listening.
    const direct = directOf(pool);
    if (direct !== pool) endings.push(() => direct.end());
    await proveNotices(pool);
    await migrate(direct, () => withRole(pool, 'comanda_gate', {}, installRoles));
    await sumWhatIsNot(pool);
    await (config.mode === 'demo' ? seedDemo : closeDemo)({ pool, config });
    const begins =
      config.mode === 'demo' ? undefined : await withRole(pool, 'comanda_gate', {}, offerBeginning);
    const registry = createRegistry();
    const app = await createServer({
      pool,
      config,
      brands,
      registry,
      ...(logStream && { logStream }),
    });
    pool.on('error', (error) => app.log.warn({ err: error }, 'a database connection was lost'));
    const live = await startLive({ pool, config, brands, app, registry });
    const kitchen = startKitchen({ pool, config, brands, app, registry });
    endings.push(async () => {
      await Promise.all([live.stop(), kitchen.stop()]);
      await app.close();
    });
    endings.push(startImports({ pool, config, log: app.log }).stop);
    endings.push(startBackups({ pool, config, log: app.log }).stop);
    const office = config.mode === 'demo' ? await openTaxOffice(pool) : undefined;
    if (office) endings.push(office.stop);
    const reporting = office ? withTaxOffice(config, office) : config;
    endings.push(startDocuments({ pool, config: reporting, log: app.log }).stop);
    endings.push(startPayOuts({ pool, log: app.log }).stop);
    endings.push(startPlans({ pool, config, log: app.log }).stop);
    endings.push(watchTills({ pool, log: app.log }).stop);
    endings.push(startMails({ pool, config, brands, log: app.log }).stop);
    endings.push(startPushes({ pool, config, log: app.log }).stop);
    const url = `http://${config.host}:${await listen(app, config)}`;
    const hasTills = config.simulated !== 'none';
    if (hasTills) {
      const screens = config.simulated === 'tills' ? undefined : screensFile(config);
      const files = { licences: licencesFile(config), screens };
      endings.push(startTills({ url, ...files, log: app.log }));
    }
    const demo = config.mode === 'demo' ? { password: demoPassword, accounts: demoAccounts } : undefined;
    // Behind the `#` it reaches no server's and no proxy's log.
    const beginning = begins && `${config.origins[0] ?? url}${doors.begin.path}#${begins}`;
    return { url, demo, hasTills, beginning, stop };
  } catch (error) {
    await stop();
    throw diskProblem(error, config.dataDirectory);
  }
};
