import { eq, lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { PushKeys } from '../config.ts';
import { login } from '../db/schema/identity.ts';
import { push, pushDevice } from '../db/schema/subscription.ts';
import { type Database, withRole } from '../db/transaction.ts';
import { pauseAfter } from '../mail/pauses.ts';
import { knock } from './knock.ts';
import { isService } from './services.ts';

/** News of yesterday is shown to nobody any more. */
const hoursTried = 24;

interface Due extends Record<string, unknown> {
  readonly id: string;
  readonly idDevice: string;
  readonly idMessage: string;
  readonly title: string;
  readonly body: string;
  readonly tries: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** It is of today, and whoever asked for it is signed in there still. */
  readonly isWanted: boolean;
}
/** The next one that is due, held until the transaction ends: no other process takes it meanwhile. */
const claim = async (db: Database): Promise<Due | undefined> => {
  const { rows } = await db.execute<Due>(sql`
    select next.id, next.id_device as "idDevice", next.id_message as "idMessage", next.title, next.body, next.tries,
      device.endpoint, device.p256dh, device.auth,
      signed.ended is null and person.status = 'ACT'
        and next.created > now() - make_interval(hours => ${hoursTried}) as "isWanted"
    from ${push} next
    join ${pushDevice} device on device.id = next.id_device
    join ${login} signed on signed.id = device.id_login
    join app_user person on person.id = device.id_user
    where next.due <= now() order by next.due limit 1 for update of next skip locked`);
  return rows[0];
};

export interface Pushing {
  readonly pool: pg.Pool;
  readonly keys: PushKeys;
  readonly warn: (error: unknown, message: string) => void;
}

/** What to do with one: `gone` are browsers that want nothing more, `later` what a service could not take now. */
const outcomeOf = (status: number): 'taken' | 'gone' | 'later' | 'refused' => {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};
const hand = async (due: Due, { keys, warn }: Pushing): Promise<ReturnType<typeof outcomeOf>> => {
  const { idMessage: id, title, body } = due;
  try {
    const status = await knock(due, JSON.stringify({ id, title, body }), keys);
    const outcome = outcomeOf(status);
    if (outcome === 'refused') warn(new Error(`The push service answered ${status}.`), 'a push was refused');
    return outcome;
  } catch (error) {
    warn(error, 'a push was not taken');
    return 'later';
  }
};

/** Hands the next push that is due to its service (docs/product.md §21.12). Answers whether there was one. */
export const pushNext = (pushing: Pushing): Promise<boolean> =>
  withRole(pushing.pool, 'comanda_gate', {}, async (db) => {
    const due = await claim(db);
    if (!due) return false;
    // A service that is trusted no more, by other settings, is not gone to either.
    const isDue = due.isWanted && isService(due.endpoint, pushing.keys);
    const outcome = isDue ? await hand(due, pushing) : 'refused';
    if (outcome === 'gone') await db.delete(pushDevice).where(eq(pushDevice.id, due.idDevice));
    else if (outcome === 'later')
      await db
        .update(push)
        .set({ tries: due.tries + 1, due: sql`now() + make_interval(secs => ${pauseAfter(due.tries + 1)})` })
        .where(eq(push.id, due.id));
    else await db.delete(push).where(eq(push.id, due.id));
    return true;
  });

/** Forgets browsers that were signed out. */
export const forgetDevices = (pool: pg.Pool): Promise<unknown> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    await db.execute(sql`
      delete from ${pushDevice} device using ${login} signed
      where signed.id = device.id_login and signed.ended is not null`);
    // Where nothing is pushed any more, what waited is no news.
    await db.delete(push).where(lt(push.created, sql`now() - make_interval(hours => ${hoursTried * 2})`));
  });
