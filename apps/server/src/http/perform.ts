import { changes, isDownload } from '@comanda/api/calls';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import {
  asGate,
  assume,
  type Database,
  type RoleContext,
  under,
  withReading,
  withRole,
} from '../db/transaction.ts';
import { authenticate } from '../domain/session/authenticate.ts';
import { contentOf, parsedData, type Received } from './body.ts';
import { Refusal } from '../core/refusal.ts';
import { isCollision, rootCause } from '../core/failure.ts';
import { noteSignIn } from '../domain/journal/note.ts';
import { type Caller, idOf } from '../core/caller.ts';
import type { Ahead, Input, Route } from '../core/route.ts';
import type { Context, Device } from '../core/work.ts';
import { claim, done, type Intent, keep, release, reused, wasDone } from './idempotency.ts';
import { companiesFor } from './scope.ts';
import { sealWith } from '../core/seal.ts';
import { isSeeing, judgeSeeing, logFor } from './seeing.ts';
import { inTurn } from './strangers.ts';

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
  readonly device: Device;
  /** The language of the page that asks, where it says so; it may be another than the person's own. */
  readonly lang: string | undefined;
  /** The zone of that page, whose days its filters mean. */
  readonly timeZone: string | undefined;
  /** As the request came in; a proxy may have taken its encryption off. */
  readonly origin: string;
}

/** Lists give up early: one that takes longer is a filter that nobody waits for. */
const listTimeout = 2_000;
const attempts = 3;

/**
 * The origin that browsers open the platform under: behind a proxy the request itself came without TLS. Any other is
 * answered as it was asked.
 */
export const originOf = ({ origins }: Pick<Platform['config'], 'origins'>, asked: string): string => {
  const host = asked.slice(asked.indexOf('//') + 2);
  const isAt = (known: string): boolean => {
    const address = `${new URL(known).protocol}//${host}`;
    return URL.canParse(address) && new URL(address).origin === known;
  };
  return origins.find(isAt) ?? asked;
};
const opensCompanies = (brands: Brands, { mode }: Config, code: string): boolean => {
  const when = brands.all.find((brand) => brand.code === code)?.opensCompanies;
  return when === 'always' || (when === 'demo' && mode === 'demo');
};
const intentOf = (route: Route, caller: Caller, asked: Asked): Intent | undefined => {
  const { call } = route;
  const idCaller = idOf(caller);
  if (!changes(call) || asked.key === undefined || idCaller === undefined) return undefined;
  if (call.isSecret && !route.isRepeat) return undefined;
  const content = contentOf(call.isSecret ? { params: asked.params, data: null, files: {} } : asked);
  return { idCaller, call: call.name, key: asked.key, content };
};

const keepsWrites = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.details.keepsWrites === true;

const isWrongSignIn = (error: unknown): boolean => error instanceof Refusal && error.code === 'ERROR_SIGN_IN';

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
/**
 * Texts are sorted, compared and written in the language that is shown (docs/product.md §6.2.3), days are those of the
 * page (§6.2.7).
 */
const onPage = (caller: Caller, { lang, timeZone }: Pick<Asked, 'lang' | 'timeZone'>): Caller =>
  caller.kind === 'person'
    ? { ...caller, ...(lang !== undefined && { lang }), ...(timeZone !== undefined && { timeZone }) }
    : caller;

/** Where a call comes from, as the server sees it. */
const surroundings = ({ config, brands }: Platform, asked: Asked): Omit<Ahead, 'briefly'> => ({
  config,
  address: asked.address,
  brand: asked.brand,
  opensCompanies: opensCompanies(brands, config, asked.brand),
  agent: asked.agent,
  device: asked.device,
  origin: originOf(config, asked.origin),
});

/** What a caller may touch, and all that the work is given. */
const prepare = async (
  db: Database,
  platform: Platform,
  route: Route,
  asked: Asked,
  signedIn: Caller,
): Promise<Entered> => {
  const { call } = route;
  const caller = onPage(signedIn, asked);
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
    ...surroundings(platform, asked),
    db,
    caller,
    companies,
    gate: role ? asGate(db, role) : (work) => work(db),
    seal: sealWith(platform.config.secret),
    afterCommit: (work) => after.push(work),
    requestId: asked.requestId,
    key: asked.key,
    log,
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
  const caller = await authenticate(db, platform.config, asked, route.call.access.by);
  const entered = await prepare(db, platform, route, asked, caller);
  if (entered.role) await assume(db, 'comanda_request', entered.role);
  return entered;
};

/** Runs something on what is kept of an intent, whatever role the work has left behind. */
const asCaller = <T>(db: Database, { idCaller }: Intent, work: () => Promise<T>): Promise<T> =>
  under(db, 'comanda_request', { companies: [], user: idCaller }, work);

/** Within a transaction: what the caller may touch, the work, its answer. */
const transact = async (
  db: Database,
  platform: Platform,
  route: Route,
  asked: Asked,
  caller: Caller,
): Promise<Done> => {
  const intent = intentOf(route, caller, asked);
  const entered = await prepare(db, platform, route, asked, caller).catch(async (error: unknown) => {
    const isGone = error instanceof Refusal && error.code === 'ERROR_UNKNOWN';
    if (isGone && intent && (await asCaller(db, intent, () => wasDone(db, intent)))) return undefined;
    throw error;
  });
  if (!entered) return { body: done, after: [] };
  const { input, context, after, role } = entered;
  const work = async (): Promise<Done> => {
    const earlier = intent && (await claim(db, intent));
    if (earlier !== undefined) {
      if (route.isRepeat && !(await route.isRepeat(input, context))) throw reused({ keepsWrites: true });
      return { body: earlier, after: [] };
    }
    const answer = await route.run(input, context).catch(async (error: unknown) => {
      if (intent && keepsWrites(error)) await asCaller(db, intent, () => release(db, intent));
      throw error;
    });
    const body = JSON.stringify({ data: answer });
    if (intent) await keep(db, intent, body);
    return { body, after };
  };
  return role ? under(db, 'comanda_request', role, work) : work();
};

/**
 * Notes a sign-in that was refused, with an account or without one. Nobody waits for it: an answer that took longer would
 * tell that there is an account (docs/product.md §2.1.2).
 */
const noteRefused = ({ pool }: Platform, { call }: Route, asked: Asked): void => {
  const { address, log } = asked;
  const { email } = Object(parsedData(call, asked));
  log.warn({ event: 'SIGN_IN_REFUSED' }, 'journal');
  if (typeof email !== 'string') return;
  void withRole(pool, 'comanda_gate', {}, (db) =>
    noteSignIn(db, 'SIGN_IN_REFUSED', { email: email.toLowerCase(), address }),
  ).catch((error: unknown) => log.error({ err: rootCause(error) }, 'journal'));
};

/** Work in a transaction of its own, from which a refusal may keep what was written. */
const brieflyOn =
  ({ pool }: Platform): Ahead['briefly'] =>
  async (work) => {
    const done = await withRole(pool, 'comanda_gate', {}, (db) =>
      work(db).then(
        (answer) => ({ answer }),
        (error: unknown) => {
          if (keepsWrites(error)) return { refusal: error };
          throw error;
        },
      ),
    );
    if ('refusal' in done) throw done.refusal;
    return done.answer;
  };

/** The route with what its slow part has found, for those that have one. */
const begun = async (platform: Platform, route: Route, asked: Asked): Promise<Route> => {
  const begin = route.begin?.bind(route);
  if (!begin) return route;
  const input = { params: asked.params, data: parsedData(route.call, asked), files: asked.files };
  const ahead = { ...surroundings(platform, asked), briefly: brieflyOn(platform) };
  const line = route.isKnown?.(input, ahead) ? 'known' : 'stranger';
  const run = await inTurn(() => begin(input, ahead), line);
  return { call: route.call, run };
};

/**
 * Does a call from its token to its answer's body, in one transaction that is undone by whatever goes wrong. Work
 * that met another writer is run again, because it reads everything anew. Throws Refusal for what is not done.
 */
export const perform = async (platform: Platform, planned: Route, asked: Asked): Promise<string> => {
  const route = await begun(platform, planned, asked).catch((error: unknown) => {
    if (isWrongSignIn(error)) noteRefused(platform, planned, asked);
    throw error;
  });
  const once = (): Promise<Done> =>
    withReading(
      platform.pool,
      'comanda_gate',
      {},
      (db) => authenticate(db, platform.config, asked, route.call.access.by),
      (db, caller) =>
        transact(db, platform, route, asked, caller).catch((error: unknown): Done => {
          if (keepsWrites(error)) return { body: '', after: [], refusal: error };
          throw error;
        }),
    );
  let done: Done | undefined;
  for (let attempt = 1; !done; attempt += 1)
    done = await once().catch((error: unknown) => {
      if (attempt < attempts && isCollision(error)) return undefined;
      throw error;
    });
  if (done.refusal) {
    if (isWrongSignIn(done.refusal)) noteRefused(platform, route, asked);
    throw done.refusal;
  }
  for (const work of done.after)
    await Promise.resolve(work()).catch((error: unknown) => asked.log.error({ err: error }, 'after commit'));
  return done.body;
};
