import type { ApiError } from '../errors/index.ts';

/**
 * Why a call gave nothing, as a value that its caller must deal with.
 * - `offline`: no answer, or an answer that is not the platform's (a captive portal); nothing is known to have happened.
 * - `refused`: the platform said no, and why.
 * - `signed_out`: the session could not be renewed; the person signs in again.
 * - `unreadable`: the platform answered in a shape this release does not know: a newer release is out.
 * - `aborted`: the caller itself gave up.
 */
export type Failure =
  | { readonly kind: 'offline' | 'signed_out' | 'unreadable' | 'aborted' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: ApiError;
      readonly retryAfter?: number;
    };

export type Result<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure };

/** For code that works with exceptions, such as a query cache. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.error.code : failure.kind);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}
export const unwrap = <T>(result: Result<T>): T => {
  if (!result.ok) throw new CallFailed(result.failure);
  return result.data;
};
