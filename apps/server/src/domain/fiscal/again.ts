import { sql, type SQL } from 'drizzle-orm';
import type { FileAnswer } from '@comanda/api/calls';
import { unknownRecord } from '../../core/refusal.ts';
import { fiscalDocument } from '../../db/schema/fiscal.ts';
import type { Database } from '../../db/transaction.ts';
import { wakeFiscal } from './outbox.ts';

/** Documents of one ticket, or of all of a store. */
type Which = { readonly idStore: string } | { readonly idTicket: string };
const ofWhich = (which: Which): SQL =>
  'idStore' in which ? sql`id_store = ${which.idStore}` : sql`id_ticket = ${which.idTicket}`;

/** That one was sent before is not forgotten: its gateway may have taken it. */
const anew = async (db: Database, which: Which, states: readonly string[]): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    update ${fiscalDocument} set state = 'W', due = now(), lacks = '{}', tries = least(tries, 1)
    where is_current and state = any(${sql.param(states)}::text[]) and ${ofWhich(which)}`);
  return rowCount ?? 0;
};
const started = async (db: Database, tickets: number): Promise<{ readonly tickets: number }> => {
  if (tickets > 0) await wakeFiscal(db);
  return { tickets };
};

/** Sends again, as they are, those that were refused or given up. */
export const resend = async (db: Database, which: Which): Promise<{ readonly tickets: number }> =>
  started(db, await anew(db, which, ['R', 'F', 'W']));

/** Makes those that lacked something, and tries at once what waits. */
export const refresh = async (db: Database, which: Which): Promise<{ readonly tickets: number }> =>
  started(db, await anew(db, which, ['L', 'F', 'W']));

/** The same, and makes those anew that were refused: the refused one stays in its chain, and another one takes its place. */
export const force = async (db: Database, which: Which): Promise<{ readonly tickets: number }> => {
  const others = await anew(db, which, ['L', 'F', 'W']);
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${fiscalDocument} set is_current = false
    where is_current and state = 'R' and ${ofWhich(which)} returning id`);
  const ids = rows.map(({ id }) => id);
  await db.execute(sql`
    insert into ${fiscalDocument} (id_company, id, id_store, id_ticket, region)
    select id_company, gen_random_uuid(), id_store, id_ticket, region from ${fiscalDocument}
    where id = any(${sql.param(ids)}::uuid[]) order by made`);
  return started(db, others + ids.length);
};

/** The signed document of a ticket, as it is handed to the gateway. */
export const documentFile = async (db: Database, idTicket: string): Promise<FileAnswer> => {
  const { rows } = await db.execute<{ xml: string | null; identifier: string }>(sql`
    select xml, identifier from ${fiscalDocument} where id_ticket = ${idTicket} and is_current`);
  const [row] = rows;
  if (!row?.xml) throw unknownRecord();
  return {
    name: `${row.identifier.replaceAll(/[^\w-]/g, '_')}.xml`,
    mediaType: 'application/xml',
    content: Buffer.from(row.xml),
  };
};
