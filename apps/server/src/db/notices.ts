import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client, type Pool } from 'pg';
import { Problem } from '../problem.ts';
import { directOf } from './pool.ts';

/** Milliseconds after which a notice that was sent does not come any more. */
const patience = 5_000;

/**
 * Live news come as notices of the database. A pool of connections between takes LISTEN without a word and hears nothing:
 * a notice that this server sends to itself has to come back before it serves anybody.
 */
export const proveNotices = async (pool: Pool): Promise<void> => {
  const client = new Client(directOf(pool).options);
  const sent = randomUUID();
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('listen comanda_start');
    const signal = AbortSignal.timeout(patience);
    const heard = (async () => {
      for (;;) {
        const [notice]: { readonly payload?: string }[] = await once(client, 'notification', { signal });
        if (notice?.payload === sent) return;
      }
    })();
    await Promise.all([heard, pool.query('select pg_notify($1, $2)', ['comanda_start', sent])]);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    throw new Problem(
      'Notices of the database do not come back: a pool of connections stands between. Set DATABASE_LISTEN_URL to the address of the database itself.',
      { cause: error },
    );
  } finally {
    await client.end();
  }
};
