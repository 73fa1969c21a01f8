import type { Pool } from 'pg';

/** Gives a company more products than the network takes unread, in more parts than one. */
export const widen = async (pool: Pool, idCompany: string): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_name = 'product' and is_generated = 'NEVER'
        and column_name not in ('id', 'code', 'order', 'id_fiscal')`,
  );
  const same = rows.map(({ name }) => name).join(', ');
  await pool.query(
    `insert into product (id, code, "order", id_fiscal, ${same})
      select gen_random_uuid(), 'WIDE' || nth, 900000 + nth, repeat('x', 15000), ${same}
      from (select * from product where id_company = $1 limit 1) one, generate_series(1, 1200) nth`,
    [idCompany],
  );
};

/** Connections that a file is being made with: each waits within its transaction, whatever it was asked last. */
export const busyWithFiles = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
        and clock_timestamp() - state_change > interval '100 milliseconds'`,
  );
  return rows.map(({ pid }) => pid);
};

/** Milliseconds by the clock of the database. */
export const clockOf = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  return Number(rows[0]?.ms);
};
