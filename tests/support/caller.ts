import {
  type AnyCall,
  type AnswerOf,
  type BodyOf,
  type ParametersOf,
  sessionCalls,
  urlOf,
} from '@comanda/api/calls';
import type { ApiError } from '@comanda/api/errors';
import { type Account, accounts, brand, password } from './accounts.ts';

/** What came back, as it came: tests look at statuses, headers and bodies that the client would hide. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** `data` of the envelope; reading it from a refusal is an error that shows the refusal. */
  readonly data: T;
  /** `error` of the envelope; reading it from an answer is an error that shows the answer. */
  readonly error: ApiError;
}
export interface RequestOptions<C extends AnyCall> {
  readonly params?: ParametersOf<C>;
  readonly data?: BodyOf<C>;
  readonly files?: Readonly<Record<string, Blob>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const answerOf = async <T>(response: Response): Promise<Answer<T>> => {
  const text = await response.text();
  const part = (name: 'data' | 'error'): unknown => {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && name in body)
      return Object.entries(body).find(([key]) => key === name)?.[1];
    throw new Error(`An answer with ${name} was expected, not ${response.status} ${text.slice(0, 500)}`);
  };
  return {
    status: response.status,
    headers: response.headers,
    text,
    // What the platform says is the contract; the tests are there to find out.
    get data() {
      return part('data') as T;
    },
    get error() {
      return part('error') as ApiError;
    },
  };
};

/** Sends anything to a path, also what no call would. */
export const send = async (
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Readonly<Record<string, string>>; body?: BodyInit } = {},
): Promise<Answer> =>
  answerOf(await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) }));

/** Makes calls of the contract with one token, or with none. */
export interface Caller {
  readonly token: string | undefined;
  readonly call: <C extends AnyCall>(call: C, options?: RequestOptions<C>) => Promise<Answer<AnswerOf<C>>>;
  /** The same, where data are wrong on purpose. */
  readonly callWith: (
    call: AnyCall,
    data: unknown,
    params?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
}
export const callerOf = (origin: string, token?: string): Caller => {
  const request = async (
    call: AnyCall,
    {
      params = {},
      data,
      files,
      headers = {},
    }: {
      params?: Readonly<Record<string, string>>;
      data?: unknown;
      files?: Readonly<Record<string, Blob>>;
      headers?: Readonly<Record<string, string>>;
    },
  ): Promise<Response> => {
    const form = files && new FormData();
    form?.set('data', JSON.stringify(data));
    for (const [name, file] of Object.entries(files ?? {})) form?.set(name, file);
    return fetch(origin + urlOf(call, params), {
      method: call.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(!form && call.body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(call.body && { body: form ?? JSON.stringify({ data }) }),
    });
  };
  return {
    token,
    call: async (call, options = {}) => answerOf(await request(call, options)),
    callWith: async (call, data, params) =>
      answerOf(await request(call, { data, ...(params && { params }) })),
  };
};

/** Milliseconds after which a session is begun anew: less than its ten minutes (docs/product.md §2.2). */
const fresh = 480_000;

/** A session of a demo account. Who goes through all calls takes longer than one lasts: it then begins anew. */
export const signIn = async (
  origin: string,
  account: Account,
): Promise<Caller & { readonly login: string }> => {
  const begin = async () => {
    const { data } = await callerOf(origin).call(sessionCalls.login, {
      data: { email: accounts[account], password, brand },
    });
    return { caller: callerOf(origin, data.session), login: data.token, until: Date.now() + fresh };
  };
  let session = await begin();
  const current = async (): Promise<Caller> => {
    if (Date.now() > session.until) session = await begin();
    return session.caller;
  };
  return {
    get token() {
      return session.caller.token;
    },
    get login() {
      return session.login;
    },
    call: async (call, options) => (await current()).call(call, options),
    callWith: async (call, data, params) => (await current()).callWith(call, data, params),
  };
};
