import type { Pool, QueryConfig } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Tells what goes to the database through a pool from now on, as it goes. */
export const listenTo = (pool: Pool, hear: (statement: Statement) => void): void => {
  pool.on('connect', (client) => {
    const query: (...parameters: unknown[]) => unknown = client.query.bind(client);
    const heard = (first: string | QueryConfig, values?: unknown, ...rest: unknown[]): unknown => {
      const config = typeof first === 'string' ? { text: first } : first;
      hear({ text: config.text, values: Array.isArray(values) ? values : (config.values ?? []) });
      return query(first, values, ...rest);
    };
    Object.assign(client, { query: heard });
  });
};
