import type { MessageKind } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { plannedPublication, tracker } from '../../db/schema/sync.ts';
import { type Database, under, withRole } from '../../db/transaction.ts';
import { may } from '../../core/caller.ts';
import { type Failed, failureOf, isCollision, rootCause } from '../../core/failure.ts';
import { forbidden } from '../../core/refusal.ts';
import { sealWith } from '../../core/seal.ts';
import { workOf } from '../../core/work.ts';
import { storeNamed } from '../business/stores.ts';
import { tell } from '../message/index.ts';
import { personById } from '../session/persons.ts';
import { publish } from './publish.ts';

/** Milliseconds between two looks for what is due. */
const lookEvery = 10_000;
/** A whole catalogue takes longer than what somebody waits for. */
const timeout = 60_000;
const action = 'ALLOW_COMPANY_SYNC_PUBLISH';

export interface PlansOptions {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}
type Plan = typeof plannedPublication.$inferSelect;

/** The next plan whose hour has come, held until it is done: of several servers one does it. */
const nextDue = async (db: Database): Promise<Plan | undefined> => {
  const [due] = await db
    .select()
    .from(plannedPublication)
    .where(and(sql`${plannedPublication.at} <= now()`, sql`${plannedPublication.refusal} is null`))
    .orderBy(plannedPublication.at)
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
};

/** Of the chosen changes those that nobody has discarded since. */
const leftOf = async (db: Database, { idCompany, idTrackers }: Plan): Promise<string[] | undefined> => {
  if (!idTrackers) return undefined;
  const rows = await db
    .select({ id: tracker.id })
    .from(tracker)
    .where(and(eq(tracker.idCompany, idCompany), sql`${tracker.id} = any(${sql.param(idTrackers)}::uuid[])`));
  return rows.map(({ id }) => id);
};

const itself = ({ idCompany, id }: Plan) =>
  and(eq(plannedPublication.idCompany, idCompany), eq(plannedPublication.id, id));

/** Tells whoever planned a publication what became of it: they need not be there at its hour. */
const tellPlan = async (
  db: Database,
  { idCompany, idStore, idAuthor }: Plan,
  kind: Extract<MessageKind, `publication.${string}`>,
  data: Readonly<Record<string, string>>,
): Promise<void> => {
  const store = await storeNamed(db, idCompany, idStore);
  await tell(db, { idCompany, to: [idAuthor], kind, about: { store }, data });
};

/** How often a plan that met another writer is begun. */
const attempts = 3;

/** Publishes in the name and with the present rights of who planned it; its events are numbered under that role. */
const publishPlan = async (db: Database, config: Config, due: Plan): Promise<void> => {
  const { idCompany, idStore, note } = due;
  const person = await personById(db, due.idAuthor);
  if (!person || !may(person, idCompany, action)) throw forbidden(action);
  const context = { companies: [idCompany], user: person.id, timeout };
  await under(db, 'comanda_request', context, async () => {
    const idTrackers = await leftOf(db, due);
    const work = workOf(db, person, { ...context, seal: sealWith(config.secret) });
    const made =
      idTrackers?.length === 0
        ? []
        : await publish(work, { idCompany, idStores: [idStore], idTrackers, ...(note !== null && { note }) });
    await db.delete(plannedPublication).where(itself(due));
    const [idCommit] = made;
    if (idCommit !== undefined)
      await work.gate((gate) => tellPlan(gate, due, 'publication.planned', { idCommit }));
  });
};

/** Publishes a plan; why not, where it was not done: what it had written is undone then, its role with it. */
const attempt = async (db: Database, config: Config, due: Plan): Promise<Failed | undefined> => {
  for (let nth = 1; ; nth += 1)
    try {
      await db.transaction((inner) => publishPlan(inner, config, due));
      return undefined;
    } catch (error) {
      if (nth === attempts || !isCollision(error)) return failureOf(error, due.id);
    }
};

/** Does the next plan that is due; answers whether there was one. */
const doNext = ({ pool, config, log }: PlansOptions): Promise<boolean> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    const due = await nextDue(db);
    if (!due) return false;
    const failed = await attempt(db, config, due);
    if (!failed) return true;
    // Whatever it was, the plan says so and is not begun again: it would keep those of everybody else waiting.
    const { code } = failed.body.error;
    if (failed.fault !== undefined) log.warn({ err: failed.fault }, 'a planned publication was not done');
    if (code === 'ERROR_NOTHING_PENDING') await db.delete(plannedPublication).where(itself(due));
    else {
      await db.update(plannedPublication).set({ refusal: code }).where(itself(due));
      await tellPlan(db, due, 'publication.missed', {});
    }
    return true;
  });

/** Publishes at their hour what people have planned (docs/product.md §9.6). Several servers share the work. */
export const startPlans = (options: PlansOptions): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let working: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    while (!signal.aborted && (await doNext(options)));
  };
  const look = (): void => {
    working ??= work()
      .catch((error: unknown) => options.log.warn({ err: rootCause(error) }, 'planned publications wait'))
      .finally(() => {
        working = undefined;
      });
  };
  const looking = setInterval(look, lookEvery);
  looking.unref();
  look();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(looking);
      await working;
    },
  };
};
