import type pg from 'pg';

/**
 * Tables that remember attempts and not business: a refusal may write there, and what could not be shown on a browser is
 * tried again by itself; so are documents of tickets.
 */
const attempts: ReadonlySet<string> = new Set([
  'sign_in_attempt',
  'provider_attempt',
  'journal',
  'push',
  'fiscal_document',
  'gateway_request',
  // What is due is paid out by itself.
  'card_payment',
  'card_movement',
]);

/**
 * Each table counts the statements that write there, whether they are kept or not, and all are counted together: where
 * nobody has written anywhere since the last look, it still holds, and nothing else is asked.
 */
const counting = `
  create schema looks;
  create sequence looks."all tables" start 1;
  create function looks.note() returns trigger language plpgsql security definer as
    $$ begin
      perform nextval('looks."all tables"'), nextval('looks.' || quote_ident(tg_table_name));
      return null;
    end $$`;
const tables = `select quote_ident(relname) as name from pg_class where relkind in ('r', 'p') and not relispartition
  and relnamespace = 'public'::regnamespace`;
const countWrites = (name: string): string => `
  create sequence looks.${name};
  create trigger looks after insert or update or delete or truncate on public.${name}
    for each statement execute function looks.note()`;
const countOfAll = `(select last_value::text || is_called from looks."all tables")`;
const counts = `select sequencename as name, last_value as statements from pg_sequences
  where schemaname = 'looks' and sequencename <> 'all tables'`;

/** What a table held, and how many statements had been there by then. */
interface Look {
  readonly statements: string | null;
  readonly held: string;
}
interface Looks {
  /** How many statements had been anywhere. */
  all: string;
  readonly of: Map<string, Look>;
}
const looks = new WeakMap<pg.Pool, Promise<Looks>>();
const begin = async (pool: pg.Pool): Promise<Looks> => {
  await pool.query(counting);
  const { rows } = await pool.query<{ name: string }>(tables);
  // One by one: who holds one table while they wait for the next may wait for who waits for them.
  for (const { name } of rows) if (!attempts.has(name)) await pool.query(countWrites(name));
  return { all: '', of: new Map() };
};

/**
 * How many rows a table has, and a fingerprint of the transactions that wrote them: a row that is written again, be it
 * with the same values, belongs to another transaction. To read and format every value would take most of a test's time.
 */
const heldIn = async (pool: pg.Pool, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map();
  const { rows } = await pool.query<{ name: string; rows: number; writes: string }>(
    names
      .map(
        (name) =>
          `select '${name}' as name, count(*)::int as rows, coalesce(sum(hashint8(xmin::text::bigint)), 0)::text as writes from "${name}"`,
      )
      .join(' union all '),
  );
  return new Map(rows.map(({ name, rows: count, writes }) => [name, `${count} ${writes}`]));
};

/** Imports and backups that the platform works at in the background, and mails that it is about to send. */
const working = `select (select count(*) from import
    where worker is not null or state in ('reading', 'judging', 'storing', 'undoing'))
  + (select count(*) from backup where worker is not null or state in ('making', 'judging', 'restoring'))
  + (select count(*) from mail where ended is null and due <= now()) as open, ${countOfAll} as statements`;
/**
 * Waits for work that earlier requests have left to the platform: what it stores is not theirs who ask now. Answers how many
 * statements have been anywhere.
 */
const settled = async (pool: pg.Pool): Promise<string> => {
  for (;;) {
    const { rows } = await pool.query<{ open: string; statements: string }>(working);
    if (Number(rows[0]?.open) === 0) return rows[0]?.statements ?? '';
  }
};

/**
 * What each table holds, as far as it can be told apart: two looks agree when nothing was stored between. Only tables
 * where somebody has written since the last look are read again.
 */
export const storedIn = async (pool: pg.Pool): Promise<Readonly<Record<string, string>>> => {
  const begun = looks.get(pool) ?? begin(pool);
  looks.set(pool, begun);
  const last = await begun;
  const all = await settled(pool);
  if (all !== last.all) {
    const { rows } = await pool.query<{ name: string; statements: string | null }>(counts);
    const written = rows.filter(
      ({ name, statements }) => !last.of.has(name) || last.of.get(name)?.statements !== statements,
    );
    const held = await heldIn(
      pool,
      written.map(({ name }) => name),
    );
    for (const { name, statements } of written) last.of.set(name, { statements, held: held.get(name) ?? '' });
    last.all = all;
  }
  return Object.fromEntries([...last.of].map(([name, look]) => [name, look.held]));
};
