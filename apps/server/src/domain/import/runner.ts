import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { importJob, type State } from '../../db/schema/import.ts';
import { withRole } from '../../db/transaction.ts';
import { rootCause } from '../../core/failure.ts';
import { workThrough } from '../../live/queue.ts';
import { type News, tell } from '../message/index.ts';
import { type Change, Forbidden, type Hold, holdOf, type Job, Lost, ofKey, type Platform } from './hold.ts';
import { judgeRows } from './judging.ts';
import { newsOfFailed } from './news.ts';
import { readFile } from './reading.ts';
import type { Key } from './rows.ts';
import { storeRows } from './storing.ts';
import { undoRows } from './undoing.ts';

/** Imports that one server works on at a time, and of one company on all servers: others find a hand free. */
const hands = 3;
const ofCompany = 2;
/** Milliseconds between two looks for an import that nobody works on any more. */
const lookEvery = 2_000;
const beatEvery = 1_000;
/** Seconds without a heartbeat after which a server counts as gone. */
const patience = 6;
const keptDays = 30;

type Work = 'reading' | 'judging' | 'storing' | 'undoing';
const phases: Readonly<Record<Work, (hold: Hold) => Promise<void>>> = {
  reading: readFile,
  judging: judgeRows,
  storing: storeRows,
  undoing: undoRows,
};
const isWork = (state: State): state is Work => state in phases;

class Stopping extends Error {}

/** How many of the same company are worked on. */
const busyOf = sql`(select count(*) from ${importJob} busy
  where busy.id_company = waiting.id_company and busy.worker is not null
    and busy.heartbeat >= now() - make_interval(secs => ${patience}))`;
/**
 * Takes the next import that waits, or that a server which is gone has left. Companies take turns: nobody waits for
 * somebody else's heap of them.
 */
const claim = ({ pool }: Platform, worker: string): Promise<{ key: Key; state: State } | undefined> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('comanda_import'))`);
    const { rows } = await db.execute<{ idCompany: string; id: string; state: State }>(sql`
      update ${importJob} set worker = ${worker}, heartbeat = now()
      where (id_company, id) in (
        select id_company, id from ${importJob} waiting
        where state in ('reading', 'judging', 'storing', 'undoing')
          and (worker is null or heartbeat < now() - make_interval(secs => ${patience}))
          and ${busyOf} < ${ofCompany}
        order by ${busyOf}, created for update skip locked limit 1)
      returning id_company as "idCompany", id, state`);
    const [found] = rows;
    return found && { key: { idCompany: found.idCompany, id: found.id }, state: found.state };
  });

/** Says that a server still works on its import; a part of the work that is being done says so by its lock. */
const beats = ({ pool }: Platform, worker: string): Promise<unknown> =>
  withRole(pool, 'comanda_gate', {}, (db) =>
    db.execute(sql`update ${importJob} set heartbeat = now() where (id_company, id) in (
      select id_company, id from ${importJob} where worker = ${worker} for update skip locked)`),
  );

export interface RunnerOptions extends Platform {
  readonly log: FastifyBaseLogger;
}

/**
 * Works on imports while their people do something else. Several servers share the work: each takes an import that
 * nobody works on, says every second that it still does, and lets go of it when it is stopped (docs/product.md §25).
 */
export const startImports = ({
  pool,
  config,
  log,
}: RunnerOptions): { readonly stop: () => Promise<void> } => {
  const platform = { pool, config };

  /** What becomes of an import and the news of it are one: whoever sees that it has stopped has been told so. */
  const letGo = (key: Key, worker: string, change: Change = {}, newsOf?: (job: Job) => News): Promise<void> =>
    withRole(pool, 'comanda_gate', {}, async (db) => {
      const [job] = await db
        .update(importJob)
        .set({ worker: null, heartbeat: null, ...change })
        .where(and(ofKey(key), eq(importJob.worker, worker)))
        .returning();
      if (job && newsOf) await tell(db, newsOf(job));
    });
  /** The state that the import has after a part of the work; nothing where it is in other hands. */
  const stateOf = (key: Key, worker: string): Promise<State | undefined> =>
    withRole(pool, 'comanda_gate', {}, async (db) => {
      const [job] = await db
        .select({ state: importJob.state })
        .from(importJob)
        .where(and(ofKey(key), eq(importJob.worker, worker)));
      return job?.state;
    });

  const workOn = async (key: Key, worker: string, first: State, stopping: AbortSignal): Promise<void> => {
    let state: State | undefined = first;
    while (state !== undefined && isWork(state)) {
      const hold = holdOf(platform, key, worker, state);
      const step: Hold['step'] = (run) => {
        if (stopping.aborted) throw new Stopping();
        return hold.step(run);
      };
      await phases[state]({ ...hold, step: async (run) => step(run) });
      state = await stateOf(key, worker);
    }
    await letGo(key, worker);
  };

  const halt = async (error: unknown, key: Key, worker: string): Promise<void> => {
    if (error instanceof Lost) return;
    if (error instanceof Stopping) {
      await letGo(key, worker);
      return;
    }
    const why = error instanceof Forbidden ? 'forbidden' : 'fault';
    if (why === 'fault') log.error({ err: rootCause(error) }, 'an import has stopped');
    const during = await stateOf(key, worker);
    if (during === undefined) return;
    await letGo(key, worker, { state: 'failed', halt: { why, during }, rested: new Date() }, newsOfFailed);
  };

  const take = async (stopping: AbortSignal): Promise<boolean> => {
    // A name for each hand: two of them never take one import.
    const worker = randomUUID();
    const found = await claim(platform, worker);
    if (!found) return false;
    const beat = setInterval(() => {
      beats(platform, worker).catch((error: unknown) =>
        log.warn({ err: rootCause(error) }, 'a heartbeat was lost'),
      );
    }, beatEvery);
    try {
      await workOn(found.key, worker, found.state, stopping);
    } catch (error) {
      await halt(error, found.key, worker);
    } finally {
      clearInterval(beat);
    }
    return true;
  };
  return workThrough({
    pool,
    log,
    channel: 'comanda_import',
    hands,
    lookEvery,
    next: (_, stopping) => take(stopping),
    forget: () =>
      withRole(pool, 'comanda_gate', {}, (db) =>
        db.delete(importJob).where(lt(importJob.rested, sql`now() - make_interval(days => ${keptDays})`)),
      ),
    waits: 'imports wait',
    stays: 'old imports stay',
  });
};
