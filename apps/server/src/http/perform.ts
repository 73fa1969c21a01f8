import { changes, type AnyCall, isDownload } from '@comanda/api/calls';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { asGate, assume, type Database, type RoleContext, under, withReading } from '../db/transaction.ts';
import { authenticate } from '../domain/session/authenticate.ts';
import { contentOf, parsedData, type Received } from './body.ts';
import { Refusal } from './errors.ts';
import { isCollision } from './failure.ts';
import type { Caller, Context, Input, Route } from './handler.ts';
import { claim, done, type Intent, keep, wasDone } from './idempotency.ts';
import { companiesFor } from './scope.ts';
import { sealWith } from '../resource/seal.ts';
import { isSeeing, judgeSeeing, logFor } from './seeing.ts';

export interface Platform {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly brands: Brands;
}
export interface Asked extends Received {
  readonly bearer: string | undefined;
  readonly key: string | undefined;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly address: string;
  readonly brand: string;
  readonly agent: string;
  /** As the request came in; a proxy may have taken its encryption off. */
  readonly origin: string;
}

/** Lists give up early: one that takes longer is a filter that nobody waits for. */
const listTimeout = 2_000;
const attempts = 3;

const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);
const idOf = (caller: Caller): string | undefined => {
  if (caller.kind === 'person') return caller.id;
  if (caller.kind === 'till') return caller.idTerminal;
  return caller.kind === 'screen' ? caller.idScreen : undefined;
};
const intentOf = (call: AnyCall, caller: Caller, asked: Asked): Intent | undefined => {
  const idCaller = idOf(caller);
  return changes(call) && !call.isSecret && asked.key !== undefined && idCaller !== undefined
    ? { idCaller, call: call.name, key: asked.key, content: contentOf(asked) }
    : undefined;
};

interface Done {
  /** The answer's body. */
  readonly body: string;
  readonly after: readonly (() => void | Promise<void>)[];
  /** A refusal that keeps what was written. */
  readonly refusal?: Refusal;
}

/** Work that is about to begin, and what is left to do once it is safe. */
interface Entered {
  readonly input: Input;
  readonly context: Context;
  readonly after: readonly (() => void | Promise<void>)[];
  /** What the work runs under; none for callers of the identity tables, who stay there. */
  readonly role: RoleContext | undefined;
}
/** What a caller may touch, and all that the work is given. */
const prepare = async (
  db: Database,
  { config }: Platform,
  route: Route,
  asked: Asked,
  caller: Caller,
): Promise<Entered> => {
  const { call } = route;
  judgeSeeing(call, caller);
  const log = logFor(caller, asked.log);
  const input = { params: asked.params, data: parsedData(call, asked), files: asked.files };
  const companies = await companiesFor(db, call, caller, input);
  const user = idOf(caller);
  const role =
    user === undefined
      ? undefined
      : {
          companies,
          user,
          ...(isSeeing(caller) && { isReadOnly: true }),
          ...(call.reads && !isDownload(call) && { timeout: listTimeout }),
          ...(route.isSteady?.(input) && { isSteady: true }),
        };
  const after: (() => void | Promise<void>)[] = [];
  const context: Context = {
    db,
    caller,
    companies,
    gate: role ? asGate(db, role) : (work) => work(db),
    seal: sealWith(config.secret),
    afterCommit: (work) => after.push(work),
    requestId: asked.requestId,
    log,
    config,
    address: asked.address,
    brand: asked.brand,
    agent: asked.agent,
    origin: config.origins.find((known) => hostOf(known) === hostOf(asked.origin)) ?? asked.origin,
  };
  return { input, context, after, role };
};

/** Who calls and what they may touch; from here on the transaction sees that and nothing else. */
export const enter = async (
  db: Database,
  platform: Platform,
  route: Route,
  asked: Asked,
): Promise<Entered> => {
  await assume(db, 'comanda_gate', {});
  const caller = await authenticate(db, platform.config, asked.bearer, route.call.access.by);
  const entered = await prepare(db, platform, route, asked, caller);
  if (entered.role) await assume(db, 'comanda_request', entered.role);
  return entered;
};

const isDoneBefore = (db: Database, intent: Intent): Promise<boolean> =>
  under(db, 'comanda_request', { companies: [], user: intent.idCaller }, () => wasDone(db, intent));

/** Within a transaction: what the caller may touch, the work, its answer. */
const transact = async (
  db: Database,
  platform: Platform,
  route: Route,
  asked: Asked,
  caller: Caller,
): Promise<Done> => {
  const intent = intentOf(route.call, caller, asked);
  const entered = await prepare(db, platform, route, asked, caller).catch(async (error: unknown) => {
    const isGone = error instanceof Refusal && error.code === 'ERROR_UNKNOWN';
    if (isGone && intent && (await isDoneBefore(db, intent))) return undefined;
    throw error;
  });
  if (!entered) return { body: done, after: [] };
  const { input, context, after, role } = entered;
  const work = async (): Promise<Done> => {
    const earlier = intent && (await claim(db, intent));
    if (earlier !== undefined) return { body: earlier, after: [] };
    const body = JSON.stringify({ data: await route.run(input, context) });
    if (intent) await keep(db, intent, body);
    return { body, after };
  };
  return role ? under(db, 'comanda_request', role, work) : work();
};

/**
 * Does a call from its token to its answer's body, in one transaction that is undone by whatever goes wrong. Work
 * that met another writer is run again, because it reads everything anew. Throws Refusal for what is not done.
 */
export const perform = async (platform: Platform, route: Route, asked: Asked): Promise<string> => {
  const once = (): Promise<Done> =>
    withReading(
      platform.pool,
      'comanda_gate',
      {},
      (db) => authenticate(db, platform.config, asked.bearer, route.call.access.by),
      (db, caller) =>
        transact(db, platform, route, asked, caller).catch((error: unknown): Done => {
          if (error instanceof Refusal && error.details.keepsWrites)
            return { body: '', after: [], refusal: error };
          throw error;
        }),
    );
  let done: Done | undefined;
  for (let attempt = 1; !done; attempt += 1)
    done = await once().catch((error: unknown) => {
      if (attempt < attempts && isCollision(error)) return undefined;
      throw error;
    });
  if (done.refusal) throw done.refusal;
  for (const work of done.after)
    await Promise.resolve(work()).catch((error: unknown) => asked.log.error({ err: error }, 'after commit'));
  return done.body;
};
