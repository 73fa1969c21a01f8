import type { ApiError, ErrorCode, ErrorType, ExtraInfo } from '@comanda/api/errors';

export interface RefusalDetails {
  readonly type?: ErrorType;
  readonly extra?: readonly ExtraInfo[];
  /** With ERROR_STALE: what was sent and what is stored. */
  readonly records?: NonNullable<ApiError['records']>;
  /** Seconds until the call may succeed; becomes Retry-After. */
  readonly retryAfter?: number;
  /** What the transaction wrote is kept although the call is refused: counted attempts, revoked tokens. */
  readonly keepsWrites?: true;
}

/**
 * A call that is understood and not done. Thrown anywhere below a handler, it undoes the transaction and becomes the
 * answer of docs/product.md §12; the status follows from the code. Anything else that is thrown is a fault (500).
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Unknown and foreign ids are told apart by nothing: one sentence for both (docs/product.md §12.1). */
export const unknownRecord = (): Refusal => new Refusal('ERROR_UNKNOWN', 'There is no such record.');
/** The same for strangers, whose attempts are counted: the count stays. */
export const unknownToStrangers = (): Refusal =>
  new Refusal('ERROR_UNKNOWN', 'There is no such record.', { keepsWrites: true });

/** @param actions any of which would do */
export const forbidden = (...actions: readonly string[]): Refusal =>
  new Refusal('ERROR_FORBIDDEN', `This needs the action ${actions.join(' or ')}.`, {
    extra: actions.map((field) => ({ entity: 'ACT', field })),
  });

/** Names what is wrong with the request's form: `field` is a dotted path in `data`, or the parameter's name. */
export const malformed = (message: string, faults: readonly Omit<ExtraInfo, 'entity'>[] = []): Refusal =>
  new Refusal('ERROR_MALFORMED', message, {
    ...(faults.length > 0 && { extra: faults.map((fault) => ({ entity: 'REQUEST', ...fault })) }),
  });

/** A request that came to this server by a way that it does not serve; `field` is the header that says so. */
export const misdirected = (message: string, field: string): Refusal =>
  new Refusal('ERROR_MISDIRECTED', message, { extra: [{ entity: 'REQUEST', field, error: 'choice' }] });

/** Values that are understood and break a rule, each at its field (docs/product.md §12.4). */
export const constraint = (extra: readonly ExtraInfo[]): Refusal =>
  new Refusal('ERROR_CONSTRAINT', 'Some values break a rule.', { type: 'ConstraintExtraInfo', extra });
