import { sql } from 'drizzle-orm';
import { login } from '../db/schema/identity.ts';
import { push, pushDevice } from '../db/schema/subscription.ts';
import type { Database } from '../db/transaction.ts';

/** Told when something is to be shown on browsers; every server process listens. */
export const pushChannel = 'comanda_push';

export interface Pushed {
  /** Of the message. */
  readonly id: string;
  readonly idUser: string;
  readonly title: string;
  readonly body: string;
}
/** Signs of a text that a browser shows: more than that it cuts off itself, and a push holds 4 KiB. */
const mostShown = 400;

/**
 * Writes down that messages are to be shown on the browsers of their people, where those are still signed in; they go out
 * once the transaction is safe (docs/product.md §21.12). Runs as `comanda_gate`.
 */
export const postPushes = async (db: Database, messages: readonly Pushed[]): Promise<void> => {
  if (messages.length === 0) return;
  const said = messages.map(({ id, idUser, title, body }) => ({
    id,
    idUser,
    title,
    body: body.length > mostShown ? `${body.slice(0, mostShown)}…` : body,
  }));
  const { rowCount } = await db.execute(sql`
    insert into ${push} (id, id_device, id_message, title, body)
    select gen_random_uuid(), device.id, said.id, said.title, said.body
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said(id uuid, "idUser" uuid, title text, body text)
    join ${pushDevice} device on device.id_user = said."idUser"
    join ${login} signed on signed.id = device.id_login and signed.ended is null`);
  if (rowCount !== null && rowCount > 0) await db.execute(sql`select pg_notify(${pushChannel}, '')`);
};
