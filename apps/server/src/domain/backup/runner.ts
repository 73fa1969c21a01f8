import { randomUUID } from 'node:crypto';
import { backupBounds, type BackupReason } from '@comanda/api/calls';
import { actionOf } from '@comanda/api/permissions';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { may } from '../../core/caller.ts';
import { rootCause } from '../../core/failure.ts';
import { sealWith } from '../../core/seal.ts';
import { type Work, workOf } from '../../core/work.ts';
import { backup, type BackupRow } from '../../db/schema/backup.ts';
import { company } from '../../db/schema/company.ts';
import { assume, type Database, withRole } from '../../db/transaction.ts';
import { workThrough } from '../../live/queue.ts';
import { personById } from '../session/persons.ts';
import { openArchive, packed, Unfit } from './archive.ts';
import { entriesOf, rowsOf } from './make.ts';
import { dropFile, type Key, keepFile, ofKey, readerOf } from './parts.ts';
import { isEmpty, manifestOf, restore } from './restore.ts';
import { keptResources } from './tables.ts';

/** Milliseconds between two looks for one that nobody is at any more, and between two heartbeats. */
const lookEvery = 2_000;
const beatEvery = 1_000;
/** Seconds without a heartbeat after which a server counts as gone, and how often one is begun anew. */
const patience = 6;
const mostAttempts = 3;
/** Milliseconds that one statement of a whole company may take. */
const timeout = 600_000;

const backupAction = 'ALLOW_COMPANY_EXPORT';
/** Restoring writes into every area. */
const restoringActions: readonly string[] = [
  backupAction,
  ...keptResources.flatMap((resource) => (resource.page === 'one' ? [] : [actionOf(resource, 'CREATE')])),
];

/** What ends the work without being a fault of the platform. */
class Ended extends Error {
  readonly reason: BackupReason;
  constructor(reason: BackupReason) {
    super(reason);
    this.reason = reason;
  }
}
/** It is in other hands, or was removed. */
class Lost extends Error {}

export interface RunnerOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
}
type Change = Partial<typeof backup.$inferInsert>;

/** How one stands whose work has ended by itself; nothing of a fault. */
const endOf = (row: BackupRow, error: unknown): Change | undefined => {
  if (error instanceof Ended)
    return { state: error.reason === 'not_empty' ? 'ready' : 'failed', reason: error.reason };
  if (error instanceof Unfit)
    return { state: row.kind === 'made' ? 'failed' : 'refused', reason: error.reason };
  return undefined;
};

/** Makes and restores backups one at a time while their people do something else; several servers share the work. */
export const startBackups = ({
  pool,
  config,
  log,
}: RunnerOptions): { readonly stop: () => Promise<void> } => {
  const worker = randomUUID();
  const asGate = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
    withRole(pool, 'comanda_gate', {}, work);

  const claim = (): Promise<BackupRow | undefined> =>
    asGate(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('comanda_backup'))`);
      const isFree = sql`(${backup.worker} is null or ${backup.heartbeat} < now() - make_interval(secs => ${patience}))`;
      const isWaiting = sql`${backup.state} in ('making', 'judging', 'restoring') and ${isFree}`;
      await db
        .update(backup)
        .set({ state: 'failed', reason: 'fault', worker: null, rested: sql`now()` })
        .where(and(isWaiting, sql`${backup.attempts} >= ${mostAttempts}`));
      const [row] = await db
        .update(backup)
        .set({ worker, heartbeat: sql`now()`, attempts: sql`${backup.attempts} + 1`, done: 0 })
        .where(
          sql`(${backup.idCompany}, ${backup.id}) in (select ${backup.idCompany}, ${backup.id} from ${backup}
            where ${isWaiting} order by ${backup.created} for update skip locked limit 1)`,
        )
        .returning();
      return row;
    });
  const say = async (key: Key, change: Change): Promise<void> => {
    const changed = await asGate((db) =>
      db
        .update(backup)
        .set({ ...change, heartbeat: sql`now()` })
        .where(and(ofKey(key), eq(backup.worker, worker)))
        .returning({ id: backup.id }),
    );
    if (changed.length === 0) throw new Lost();
  };

  const settle = async (db: Database, row: BackupRow, change: Change): Promise<void> => {
    const [ended] = await db
      .update(backup)
      .set({ ...change, reason: null, worker: null, heartbeat: null, rested: sql`now()` })
      .where(and(ofKey(row), eq(backup.worker, worker)))
      .returning({ id: backup.id });
    if (!ended) throw new Lost();
  };
  /** One transaction of all of it, in the name and with the rights of who asked for it. */
  const within = <T>(
    row: BackupRow,
    actions: readonly string[],
    run: (work: Work) => Promise<T>,
    isolation: 'read committed' | 'repeatable read' = 'read committed',
  ): Promise<T> =>
    withRole(pool, 'comanda_gate', { timeout }, async (db) => {
      await db.execute(sql.raw(`set transaction isolation level ${isolation}`));
      const caller = await personById(db, row.idAuthor);
      if (!caller || actions.some((action) => !may(caller, row.idCompany, action)))
        throw new Ended('forbidden');
      const context = { companies: [row.idCompany], user: caller.id, timeout };
      await assume(db, 'comanda_request', context);
      return run(workOf(db, caller, { ...context, seal: sealWith(config.secret) }));
    });

  /** What is said of the progress stands in a row of its own transaction, each second. */
  const telling = (row: BackupRow, stopping: AbortSignal) => {
    let rows = 0;
    let isLost = false;
    const beat = setInterval(() => {
      say(row, { done: rows }).catch((error: unknown) => {
        if (error instanceof Lost) isLost = true;
        else log.warn({ err: rootCause(error) }, 'a heartbeat was lost');
      });
    }, beatEvery);
    return {
      tell: (count: number): void => {
        if (stopping.aborted || isLost) throw new Lost();
        rows = count;
      },
      end: (): void => clearInterval(beat),
    };
  };
  type Telling = ReturnType<typeof telling>;

  const phases: Readonly<
    Record<'making' | 'judging' | 'restoring', (row: BackupRow, telling: Telling) => Promise<void>>
  > = {
    making: async (row, { tell }) => {
      const made = await within(
        row,
        [backupAction],
        async ({ db }): Promise<Change> => {
          await say(row, { total: await rowsOf(db, row.idCompany) });
          await dropFile(db, row);
          let contents: BackupRow['contents'] = null;
          const entries = entriesOf(db, row.idCompany, {
            tell,
            whole: (whole) => {
              contents = whole;
            },
          });
          const bytes = await keepFile(db, row, packed(entries, config.secret));
          return { state: 'ready', bytes, contents };
        },
        'repeatable read',
      );
      // Apart: what has said how far it is has changed the row since the data was looked at.
      await asGate((db) => settle(db, row, made));
    },
    judging: async (row) => {
      await within(row, [backupAction], async ({ db }) => {
        const archive = await openArchive(readerOf(db, row), row.bytes, config.secret);
        const { contents } = await manifestOf(archive);
        await settle(db, row, { state: 'ready', contents });
      });
    },
    restoring: async (row, { tell }) => {
      await within(row, restoringActions, async (work) => {
        const { db } = work;
        await db.select().from(company).where(eq(company.id, row.idCompany)).for('update');
        if (!(await isEmpty(db, row.idCompany))) throw new Ended('not_empty');
        const archive = await openArchive(readerOf(db, row), row.bytes, config.secret);
        const { rows: total } = await manifestOf(archive);
        await say(row, { total });
        await restore(work, archive, { idCompany: row.idCompany, salt: row.salt, tell });
        await dropFile(db, row);
        await settle(db, row, { state: 'restored' });
      });
    },
  };
  const take = async (stopping: AbortSignal): Promise<boolean> => {
    const row = await claim();
    if (!row) return false;
    const news = telling(row, stopping);
    try {
      const { state } = row;
      if (state === 'making' || state === 'judging' || state === 'restoring') await phases[state](row, news);
    } catch (error) {
      news.end();
      const end = endOf(row, error);
      if (!end && !(error instanceof Lost)) log.error({ err: rootCause(error) }, 'a backup has stopped');
      const change: Change = end
        ? { ...end, rested: new Date() }
        : error instanceof Lost
          ? {}
          : { state: 'failed', reason: 'fault', rested: new Date() };
      await asGate((db) =>
        db
          .update(backup)
          .set({ ...change, worker: null, heartbeat: null })
          .where(and(ofKey(row), eq(backup.worker, worker))),
      );
    } finally {
      news.end();
    }
    return true;
  };

  return workThrough({
    pool,
    log,
    channel: 'comanda_backup',
    lookEvery,
    next: (_, stopping) => take(stopping),
    forget: () => {
      const before = sql`now() - make_interval(days => ${backupBounds.days})`;
      return asGate((db) =>
        db
          .delete(backup)
          .where(
            sql`${lt(backup.rested, before)} or (${backup.state} = 'arriving' and ${lt(backup.created, before)})`,
          ),
      );
    },
    waits: 'backups wait',
    stays: 'old backups stay',
  });
};
