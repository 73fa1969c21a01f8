import ky from 'ky';
import {
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  changes,
  type ParametersOf,
  urlOf,
} from '../calls/call.ts';
import type { ErrorCode } from '../errors/index.ts';
import { errorIn } from './answer.ts';
import type { Failure, Result } from './result.ts';

/** Where the client gets its tokens. */
export interface Credentials {
  /** The token that a call of this kind is sent with. */
  readonly token: (by: 'session' | 'login') => string | undefined;
  /** Renews a session that was refused; `false` when the person must sign in again, `undefined` when offline. */
  readonly renew: (refused: string) => Promise<boolean | undefined>;
  /** Told of a session token that was refused although it was just renewed. The call itself fails. */
  readonly refused?: (token: string) => void;
}
export interface ClientOptions {
  /** Origin of the platform, without a slash at the end; empty for the page's own. */
  readonly origin: string;
  readonly credentials: Credentials;
  /** The language that is shown: texts are sorted and compared in it. Without one, in the person's own. */
  readonly language?: () => string;
  /** The zone (IANA) of the page, whose days its filters mean. Without one, UTC. */
  readonly timeZone?: () => string;
  /** Milliseconds after which a call counts as unanswered. */
  readonly timeout?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly fetch?: typeof fetch;
}

type PartOf<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : keyof V extends never
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };
export type Input<C extends AnyCall> = PartOf<'params', ParametersOf<C>> &
  PartOf<'data', BodyOf<C>> & {
    /** Pictures of a multipart call, by path. */
    readonly files?: Readonly<Record<string, Blob>>;
    /** Names one intent: a call that is sent again with it has one effect. A new one is made where none is given. */
    readonly key?: string;
    readonly signal?: AbortSignal;
  };
/** Makes something of a response that is no refusal; what it throws counts as a lost answer. */
export type Reading<T> = (response: Response) => Promise<Result<T>>;
export interface Client {
  readonly call: <C extends AnyCall>(call: C, input: Input<C>) => Promise<Result<AnswerOf<C>>>;
  /** The same for an answer that is no `data` in JSON. */
  readonly exchange: <C extends AnyCall, T>(
    call: C,
    input: Input<C>,
    reading: Reading<T>,
  ) => Promise<Result<T>>;
}

/** The wait before a lost answer is asked for again (docs/product.md §13). */
export const retryDelay = 2000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Many calls find the session expired at once; one renewal serves them all. */
const singleFlight = (renew: Credentials['renew']): Credentials['renew'] => {
  let flight: { readonly refused: string; readonly outcome: Promise<boolean | undefined> } | undefined;
  return (refused) => {
    if (flight?.refused === refused) return flight.outcome;
    const outcome = renew(refused).finally(() => {
      if (flight?.refused === refused) flight = undefined;
    });
    flight = { refused, outcome };
    return outcome;
  };
};

const isRefusedWith = (failure: Failure, code: ErrorCode): boolean =>
  failure.kind === 'refused' && failure.error.code === code;
/**
 * Whether a renewal may help: the session is over, or it is a person's and the platform does not know its token any more
 * or not for this host (docs/product.md §2.3.1, §2.3.5). A credential that nothing renews is refused as it is.
 */
const isOfSession = ({ access: { by } }: AnyCall, failure: Failure): boolean =>
  isRefusedWith(failure, 'ERROR_SESSION_EXPIRED') ||
  (by !== 'screen' &&
    by !== 'device' &&
    (isRefusedWith(failure, 'ERROR_TOKEN') || isRefusedWith(failure, 'ERROR_BRAND_NOT_ALLOWED')));
const isLost = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  (failure.kind === 'refused' &&
    (failure.status === 503 || failure.status === 500) &&
    failure.error.code !== 'ERROR_COMPANY_IN_MAINTENANCE');
/** Bytes in a millisecond of the slowest line that a file is sent over. */
const SLOWEST = 40;
const bytesOf = (files: Readonly<Record<string, Blob>> = {}): number =>
  Object.values(files).reduce((bytes, { size }) => bytes + size, 0);
const bodyOf = (
  call: AnyCall,
  data: unknown,
  files: Readonly<Record<string, Blob>> | undefined,
): { json: unknown } | { body: FormData } | undefined => {
  if (call.body === undefined) return undefined;
  if (!call.multipart) return { json: { data } };
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [name, file] of Object.entries(files ?? {})) form.set(name, file);
  return { body: form };
};

const dataOf =
  ({ answer }: AnyCall): Reading<unknown> =>
  async (response) => {
    const body: unknown = await response.json();
    const parsed = answer.safeParse(
      typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined,
    );
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, failure: { kind: 'unreadable' } };
  };

/** A proxy in front of the platform may refuse a body for its size before the platform sees it. */
const tooLargeForProxy: Failure = {
  kind: 'refused',
  status: 413,
  error: { code: 'ERROR_TOO_LARGE', message: 'The body is too large.', requestId: '' },
};
/** The refusal of a response, or nothing when its body is somebody else's. */
const refusalIn = async (response: Response): Promise<Failure | undefined> => {
  const body: unknown = await response.json().catch((fault: unknown) => {
    if (response.status === 413) return undefined;
    throw fault;
  });
  const error = errorIn(body);
  if (!error && response.status === 413) return tooLargeForProxy;
  const after = Number(response.headers.get('retry-after'));
  return (
    error && { kind: 'refused', status: response.status, error, ...(after > 0 && { retryAfter: after }) }
  );
};

/**
 * Speaks the contract: tokens, the `data` envelope, renewal of an expired session (once for all who wait, each call
 * sent again once), one retry of what may be retried, idempotency keys. Never throws for what the network or the
 * platform does; what went wrong is a value.
 */
export const createClient = ({
  origin,
  credentials,
  timeout = 20_000,
  wait = pause,
  fetch: send,
  language,
  timeZone,
}: ClientOptions): Client => {
  const http = ky.create({
    retry: 0,
    timeout,
    throwHttpErrors: false,
    cache: 'no-store',
    ...(send && { fetch: send }),
  });
  const renew = singleFlight(credentials.renew);
  const tokenFor = (call: AnyCall): string | undefined =>
    call.access.by === 'anyone'
      ? undefined
      : credentials.token(call.access.by === 'login' ? 'login' : 'session');

  const attempt = async <T>(
    call: AnyCall,
    url: string,
    key: string,
    token: string | undefined,
    input: Input<AnyCall>,
    reading: Reading<T>,
  ): Promise<Result<T>> => {
    const { signal } = input;
    const body = bodyOf(call, input.data, input.files);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language() }),
      ...(timeZone && { 'time-zone': timeZone() }),
      ...(changes(call) && { 'idempotency-key': key }),
    };
    try {
      const response = await http(url, {
        method: call.method,
        headers,
        ...body,
        // A large file is no unanswered call while it is still on its way.
        timeout: timeout + bytesOf(input.files) / SLOWEST,
        ...(signal && { signal }),
      });
      if (response.ok) return await reading(response);
      return { ok: false, failure: (await refusalIn(response)) ?? { kind: 'offline' } };
    } catch {
      // No answer, one that broke off, or one that is not JSON: all of them say only that nothing is known.
      return { ok: false, failure: { kind: signal?.aborted ? 'aborted' : 'offline' } };
    }
  };

  const exchange = async <T>(
    call: AnyCall,
    input: Input<AnyCall>,
    reading: Reading<T>,
  ): Promise<Result<T>> => {
    const url = origin + urlOf(call, input.params);
    const key = input.key ?? crypto.randomUUID();
    let token = tokenFor(call);
    const once = (): Promise<Result<T>> => attempt(call, url, key, token, input, reading);
    let result = await once();
    if (!result.ok && isLost(result.failure) && call.retryOnFail) {
      await wait(retryDelay);
      result = await once();
    }
    const refused = token;
    if (result.ok || refused === undefined || call.access.by === 'login') return result;
    if (!isOfSession(call, result.failure)) return result;
    token = tokenFor(call);
    // A refusal may come in after another call's renewal has ended: then there is nothing left to renew.
    const renewed = token === refused ? await renew(refused) : token !== undefined;
    if (renewed === undefined) return { ok: false, failure: { kind: 'offline' } };
    if (!renewed) return { ok: false, failure: { kind: 'signed_out' } };
    token = tokenFor(call);
    result = await once();
    if (result.ok || !isOfSession(call, result.failure)) return result;
    // Renewed and refused again: only the person can help.
    if (token !== undefined) credentials.refused?.(token);
    return { ok: false, failure: { kind: 'signed_out' } };
  };
  const run = (call: AnyCall, input: Input<AnyCall>): Promise<Result<unknown>> =>
    exchange(call, input, dataOf(call));
  // `run` parses each answer with the very schema that `AnswerOf` is read from; inputs are checked where they are made.
  return { call: run as Client['call'], exchange: exchange as Client['exchange'] };
};
