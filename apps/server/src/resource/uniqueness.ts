import type { ExtraInfo } from '@comanda/api/errors';
import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import { column, table } from './expressions.ts';

const codeLength = 20;
const highestOrder = 1_000_000;
const live = (idCompany: string): SQL =>
  sql`${column('idCompany')} = ${idCompany} and ${column('status')} <> 'D'`;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** `IVA21` → `IVA22`, `IVA` → `IVA2`: the next spelling by its number, within a code's length. */
export const nextCode = (code: string, taken: ReadonlySet<string>): string => {
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(code) ?? [];
  let number = digits === '' ? 1n : BigInt(digits);
  for (;;) {
    number += 1n;
    const tail = String(number).padStart(digits.length, '0');
    const candidate = stem.slice(0, codeLength - tail.length) + tail.slice(-codeLength);
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
};
/** Enough of a code for every spelling that `nextCode` may try. */
const prefixOf = (code: string): string => {
  const stem = code.replace(/\d*$/, '');
  return stem.slice(0, Math.max(0, codeLength - Math.max(6, code.length - stem.length + 1)));
};

const freeCode = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
  code: string,
): Promise<string> => {
  const { rows } = await db.execute<{ code: string }>(
    sql`select lower(${column('code')}) as code from ${table(resource)}
      where ${live(idCompany)} and lower(${column('code')}) like ${`${escaped(prefixOf(code).toLowerCase())}%`}`,
  );
  return nextCode(code, new Set(rows.map((row) => row.code)));
};

/** The next order after the last, or the first gap where the last is the highest there is. */
const freeOrder = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  idCompany: string,
): Promise<number | undefined> => {
  const order = column('order');
  const { rows } = await db.execute<{ free: number | null }>(
    sql`select case when max(${order}) < ${highestOrder} then max(${order}) + 1 else (
        select min(g) from generate_series(0, ${highestOrder}) g
        where g not in (select ${order} from ${table(resource)} where ${live(idCompany)})) end as free
      from ${table(resource)} where ${live(idCompany)}`,
  );
  return rows[0]?.free ?? undefined;
};

/**
 * Refuses a code or an order that another live record of the company has, each with a free one as proposal
 * (docs/product.md §7.1, §7.2). Two writers at once are told apart by the unique indexes; the loser is run again and
 * then finds the other's record here.
 */
export const refuseTaken = async (
  work: Pick<Work, 'db'>,
  resource: Resource,
  { idCompany, id, values }: { idCompany: string; id: string; values: Draft },
): Promise<void> => {
  const unique = fieldsOf(resource).filter(([, { kind }]) => kind === 'code' || kind === 'order');
  if (unique.length === 0) return;
  const same = unique.map(([name, { kind }]) =>
    kind === 'code'
      ? sql`lower(${column(name)}) = lower(${values[name]})`
      : sql`${column(name)} = ${values[name]}::int`,
  );
  const taken = unique.map(([name], index) => sql`bool_or(${same[index]}) as ${sql.identifier(name)}`);
  const { rows } = await work.db.execute<Record<string, boolean | null>>(
    sql`select ${sql.join(taken, sql`, `)} from ${table(resource)}
      where ${live(idCompany)} and ${column('id')} <> ${id} and (${sql.join(same, sql` or `)})`,
  );
  const extra: ExtraInfo[] = [];
  for (const [name, { kind }] of unique) {
    if (!rows[0]?.[name]) continue;
    const proposal =
      kind === 'code'
        ? await freeCode(work, resource, idCompany, String(values[name]))
        : await freeOrder(work, resource, idCompany);
    extra.push({
      entity: resource.code,
      field: name,
      error: kind === 'code' ? 'ERROR_CODE_EXIST' : 'ERROR_ORDER_EXIST',
      ...(proposal !== undefined && { proposal }),
    });
  }
  if (extra.length === 0) return;
  throw extra.some(({ error }) => error === 'ERROR_CODE_EXIST')
    ? new Refusal('ERROR_CODE_EXIST', 'Another record has this code.', { type: 'ProposalExtraInfo', extra })
    : new Refusal('ERROR_ORDER_EXIST', 'Another record has this order.', {
        type: 'ProposalExtraInfo',
        extra,
      });
};
