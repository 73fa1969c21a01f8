import { setTimeout as pause } from 'node:timers/promises';
import { type Resource, tenantOf } from '@comanda/api/kernel';
import { actionOf, type Verb } from '@comanda/api/permissions';
import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { resourceOf } from '../../db/naming.ts';
import { importJob, type State } from '../../db/schema/import.ts';
import { assume, type Database, withRole } from '../../db/transaction.ts';
import { isCollision } from '../../core/failure.ts';
import { may } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { workOf } from '../../core/work.ts';
import { sealWith } from '../../core/seal.ts';
import { type Network, networkWith } from '../picture/fetchPicture.ts';
import { personById } from '../session/persons.ts';
import { type Counting, countingOf } from './counting.ts';
import type { Key } from './rows.ts';

export type Job = typeof importJob.$inferSelect;
export type Change = Partial<typeof importJob.$inferInsert>;

/** The import was taken away from who worked on it: settled anew, removed, or gone on with by another server. */
export class Lost extends Error {}
/** Who asked for it may not do it any more. */
export class Forbidden extends Error {}

/** What each state needs in the area; asked for again before each part of the work. */
const needed: Partial<Record<State, readonly Verb[]>> = {
  reading: ['CREATE'],
  judging: ['CREATE'],
  storing: ['CREATE', 'EDIT'],
  undoing: ['EDIT', 'DELETE'],
};
const mayDo = (work: Pick<Work, 'caller'>, resource: Resource, job: Key, state: State): boolean =>
  (needed[state] ?? []).every((verb) => may(work.caller, job.idCompany, actionOf(resource, verb)));

/** One transaction of the work on an import, in the name and with the rights of who asked for it. */
export interface Step {
  readonly work: Work;
  readonly db: Database;
  readonly job: Job;
  readonly resource: Resource;
  readonly change: (change: Change) => Promise<void>;
}
/** An import in the hands of one server process. */
export interface Hold {
  readonly key: Key;
  /** Throws `Lost` when it is in other hands, `Forbidden` when it may not go on. */
  readonly step: <T>(run: (step: Step) => Promise<T>) => Promise<T>;
  readonly counting: Counting;
  /** Where pictures of its file may be fetched from. */
  readonly network: Network;
}
export interface Platform {
  readonly pool: pg.Pool;
  readonly config: Config;
}

const attempts = 4;
/** A statement of a part of the work may take longer than one that somebody waits for. */
const timeout = 60_000;
export const ofKey = ({ idCompany, id }: Key) =>
  and(eq(importJob.idCompany, idCompany), eq(importJob.id, id));

/** `state` is what the work is for: an import that is in another by now is lost to it. */
export const holdOf = (platform: Platform, key: Key, worker: string, state: State): Hold => {
  const { pool, config } = platform;
  const once = <T>(run: (step: Step) => Promise<T>): Promise<T> =>
    withRole(pool, 'comanda_gate', {}, async (db) => {
      const [held] = await db
        .select()
        .from(importJob)
        .where(and(ofKey(key), eq(importJob.worker, worker), eq(importJob.state, state)))
        .for('update');
      if (!held) throw new Lost();
      const caller = await personById(db, held.idActor);
      if (!caller) throw new Forbidden();
      const resource = resourceOf(held.entity);
      const companies = [...new Set([key.idCompany, tenantOf(resource, key.idCompany)])];
      const context = { companies, user: caller.id, timeout };
      await assume(db, 'comanda_request', context);
      const work = workOf(db, caller, { ...context, seal: sealWith(config.secret) });
      if (!mayDo(work, resource, key, state)) throw new Forbidden();
      const change = async (values: Change): Promise<void> => {
        await db
          .update(importJob)
          .set({ ...values, heartbeat: sql`now()` })
          .where(ofKey(key));
      };
      return run({ work, db, job: held, resource, change });
    });
  return {
    key,
    counting: countingOf(pool),
    network: networkWith(config.pictureHosts),
    step: async (run) => {
      // Another writer was in the way: the step reads everything anew.
      for (let attempt = 1; ; attempt += 1)
        try {
          return await once(run);
        } catch (error) {
          if (attempt >= attempts || !isCollision(error)) throw error;
          await pause(20 * attempt);
        }
    },
  };
};
