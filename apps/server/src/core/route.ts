import type { AnyCall, AnswerOf, ParametersOf } from '@comanda/api/calls';
import type * as z from 'zod/mini';
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

/** A call with what does it. `run` is a method so that handlers of narrower calls fit one list. */
export interface Route {
  readonly call: AnyCall;
  run(input: Input, context: Context): Promise<unknown>;
  /** Whether the database's plans for what a call asks may be kept; they are made for each when left out. */
  isSteady?(input: Input): boolean;
  /** Whether a secret call under a key that was used asks for what was done then: nothing of it was kept to compare. */
  isRepeat?(input: Input, context: Context): Promise<boolean>;
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
