import type * as z from 'zod/mini';
import type { Service } from '../kernel/index.ts';
import type { Verb } from '../permissions/naming.ts';

/**
 * Who may make a call, checked by the server in one place (docs/product.md §5).
 * - `anyone`: no token. `login`: the login token. `device`: a till's session. `screen`: the credential of an enrolled
 *   kitchen screen, which reaches the kitchen of its own monitor.
 * - `user`: a signed-in person, for what is theirs alone, with `action` of the user scope where one is named. What the
 *   frame of every page is drawn from is also told to who sees the console as that person (`isFrame`). With `holding` the call is about all of their companies, and
 *   reaches those where they hold that action; with `verb` about all maintenance areas of a company of theirs, and reaches
 *   those where they hold that verb. With `verbs` it is about one thing of a maintenance area that no list of
 *   records names: who lacks the first verb there finds nothing (404), who lacks another is refused it (403).
 * - `platform`: a signed-in person who holds `action` of what is the platform's own, wherever a role of theirs grants it.
 * - `company`: a signed-in person who holds `action` in the company that the call names: in its path or body, or
 *   the company of the records whose ids it carries; `businesses` are the companies, groups or stores whose ids it carries,
 *   one kind of them, and `own` is an action of the user scope that it takes besides. With `eitherVerb` in place of `action` it is one of these verbs, in
 *   the maintenance area whose code the call carries as `entity`.
 */
export type Access =
  | { readonly by: 'anyone' | 'login' | 'device' | 'screen' }
  | { readonly by: 'user'; readonly of: 'self'; readonly action?: string; readonly isFrame?: true }
  | { readonly by: 'user'; readonly of: 'companies'; readonly holding: string }
  | { readonly by: 'user'; readonly of: 'areas'; readonly verb: Verb }
  | { readonly by: 'user'; readonly of: 'area'; readonly verbs: readonly ['ACCESS', ...Verb[]] }
  | { readonly by: 'platform'; readonly action: string }
  | { readonly by: 'company'; readonly action: string; readonly named: 'path' | 'body' | 'records' }
  | {
      readonly by: 'company';
      readonly action: string;
      readonly named: 'businesses';
      readonly own?: string;
    }
  | {
      readonly by: 'company';
      readonly eitherVerb: readonly [Verb, ...Verb[]];
      readonly named: 'path' | 'body';
    };

type ParameterNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
export type PathOf<P extends string> = { readonly [K in ParameterNames<P>]: string };

/** One call of the wire: routes, client, documentation and tests are made from it. */
export interface Call<
  P extends string = string,
  B extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  A extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `tax.create`: unique, and the operation's id in OpenAPI. */
  readonly name: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/{service}/v1`, parameters in braces. */
  readonly path: P;
  readonly summary: string;
  readonly access: Access;
  /** Shape of the request's `data`. */
  readonly body: B;
  /** Shape of the answer's `data`. */
  readonly answer: A;
  /**
   * Sent as multipart: `data` as JSON, and at most so many pictures as files named by their path (`image`,
   * `images.0.image`, whose detail is in the data and empty), or one sheet named `file`.
   */
  readonly multipart?: number | 'sheet';
  /** A lost answer is asked for once more after 2 s (docs/product.md §13). */
  readonly retryOnFail?: true;
  /** Entity code of the resource that the call belongs to. */
  readonly entity?: string;
  /** Changes nothing although it is a POST: needs no idempotency key. */
  readonly reads?: true;
  /** Changes something although it is a GET: it is asked for by a client and by no address that somebody opens. */
  readonly acts?: true;
  /** What it sends is kept nowhere, not even as a fingerprint: whether a repeat is the same call its handler tells. */
  readonly isSecret?: true;
  /** Most bytes of a body, where the usual 256 KiB are not right. */
  readonly bodyLimit?: number;
}
export type AnyCall = Call;
export type BodyOf<C> = C extends { readonly body: infer B }
  ? B extends z.ZodMiniType
    ? z.input<B>
    : undefined
  : never;
export type AnswerOf<C> = C extends { readonly answer: infer A extends z.ZodMiniType } ? z.output<A> : never;
export type ParametersOf<C> = C extends { readonly path: infer P extends string } ? PathOf<P> : never;

export const defineCall = <
  const P extends string,
  A extends z.ZodMiniType,
  B extends z.ZodMiniType | undefined = undefined,
>(
  call: Omit<Call<P, B, A>, 'body'> & { readonly body?: B },
): Call<P, B, A> => ({ ...call, body: call.body as B });

/** `/tax/{id}` → `/api/setup/v1/tax/…`, each parameter encoded. */
export const urlOf = (
  call: Pick<AnyCall, 'service' | 'path'>,
  parameters: Readonly<Record<string, string>> = {},
): string =>
  `/api/${call.service}/v1${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))}`;
export const changes = (call: AnyCall): boolean => (call.method === 'GET' ? !!call.acts : !call.reads);
