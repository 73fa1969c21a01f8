import type { AnyCall, AnswerOf, ParametersOf } from '@comanda/api/calls';
import type * as z from 'zod/mini';
import type { Database } from '../db/transaction.ts';
import type { Context } from './work.ts';

/** A picture of a multipart call, judged by its content; or a sheet, which is judged when it is read. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/octet-stream';
}
type DataOf<C extends AnyCall> = [C['body']] extends [undefined]
  ? undefined
  : z.output<Exclude<C['body'], undefined>>;
export interface Input<C extends AnyCall = AnyCall> {
  readonly params: ParametersOf<C>;
  readonly data: DataOf<C>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}
/** Does one call. Its answer goes out as `{data: …}`; what it throws undoes everything. */
export type Handler<C extends AnyCall> = (input: Input<C>, context: Context) => Promise<AnswerOf<C>>;

/** What is known of a call by anyone before its transaction begins. */
export interface Ahead extends Pick<
  Context,
  'config' | 'address' | 'brand' | 'opensCompanies' | 'agent' | 'device' | 'origin'
> {
  /** Runs something on the identity tables in a transaction of its own, which is over when it answers. */
  readonly briefly: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
}

/** A call with what does it. `run` is a method so that handlers of narrower calls fit one list. */
export interface Route {
  readonly call: AnyCall;
  run(input: Input, context: Context): Promise<unknown>;
  /** Whether the database's plans for what a call asks may be kept; they are made for each when left out. */
  isSteady?(input: Input): boolean;
  /** Whether a secret call under a key that was used asks for what was done then: nothing of it was kept to compare. */
  isRepeat?(input: Input, context: Context): Promise<boolean>;
  /**
   * Does what is slow before any transaction, so that no connection and no lock waits for it, and answers what the call
   * does then in place of `run`. For calls by anyone.
   */
  begin?(input: Input, ahead: Ahead): Promise<(input: Input, context: Context) => Promise<unknown>>;
  /** Whether who begins shows that they were here before: they wait for nobody who does not. */
  isKnown?(input: Input, ahead: Ahead): boolean;
}
export const handle = <C extends AnyCall>(
  call: C,
  run: Handler<C>,
  isRepeat?: (input: Input<C>, context: Context) => Promise<boolean>,
): Route => {
  const route: {
    call: AnyCall;
    run(input: Input<C>, context: Context): Promise<unknown>;
    isRepeat?(input: Input<C>, context: Context): Promise<boolean>;
  } = { call, run, ...(isRepeat && { isRepeat }) };
  return route;
};

/** A call whose slow part comes before its transaction; `run` is given what that has found. */
export const handleAhead = <C extends AnyCall, Found>(
  call: C,
  slow: (input: Input<C>, ahead: Ahead) => Promise<Found>,
  run: (input: Input<C>, context: Context, found: Found) => Promise<AnswerOf<C>>,
  isKnown?: (input: Input<C>, ahead: Ahead) => boolean,
): Route => {
  const route: {
    call: AnyCall;
    run(): Promise<never>;
    begin(input: Input<C>, ahead: Ahead): Promise<Handler<C>>;
    isKnown?(input: Input<C>, ahead: Ahead): boolean;
  } = {
    call,
    ...(isKnown && { isKnown }),
    run: () => Promise.reject(new Error(`${call.name} begins before its transaction.`)),
    begin: async (asked, ahead) => {
      const found = await slow(asked, ahead);
      return (input, context) => run(input, context, found);
    },
  };
  return route;
};
