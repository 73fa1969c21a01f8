import type pg from 'pg';

/** Tables that remember attempts and not business: a refusal may write there. */
const attempts: ReadonlySet<string> = new Set(['sign_in_attempt']);
const statements = new WeakMap<pg.Pool, Promise<string>>();

const statementFor = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows
    .filter(({ name }) => !attempts.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as rows, coalesce(sum(hashint8(xmin::text::bigint)), 0)::text as writes from "${name}"`,
    )
    .join(' union all ');
};

/** Imports that the platform works at in the background. */
const working = `select count(*)::int as open from import 
  where worker is not null or state in ('reading', 'judging', 'storing', 'undoing')`;
/** Waits for work that earlier requests have left to the platform: what it stores is not theirs who ask now. */
const settled = async (pool: pg.Pool): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(working);
    if (!rows[0]?.open) return;
  }
};

/**
 * How many rows each table has, and a fingerprint of the transactions that wrote them: two looks agree when nothing was
 * stored between. A row that is written again, be it with the same values, belongs to another transaction; reading and
 * formatting every value would take most of a test's time.
 */
export const storedIn = async (pool: pg.Pool): Promise<Readonly<Record<string, string>>> => {
  const statement = statements.get(pool) ?? statementFor(pool);
  statements.set(pool, statement);
  await settled(pool);
  const { rows } = await pool.query<{ name: string; rows: number; writes: string }>(await statement);
  return Object.fromEntries(rows.map(({ name, rows: count, writes }) => [name, `${count} ${writes}`]));
};
