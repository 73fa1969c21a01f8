import { type ErrorBody, type ErrorCode, statusOf } from '@comanda/api/errors';
import { malformed, Refusal } from './refusal.ts';

/** What a query was refused with; Drizzle wraps it in an error that repeats the values, which must not be logged. */
export const rootCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
const codeOf = (error: unknown): string => {
  const cause = rootCause(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** Another writer has taken what is unique since it was found free: whoever judges again finds it taken. */
export const isTakenMeanwhile = (error: unknown): boolean => codeOf(error) === '23505';
/** Two writers met: unique indexes, deadlocks, serialisation. Run again, the work sees what the other one did. */
export const isCollision = (error: unknown): boolean => ['23505', '40001', '40P01'].includes(codeOf(error));

const busy = (): Refusal =>
  new Refusal('ERROR_BUSY', 'The platform cannot answer just now.', { retryAfter: 2 });
/** The disk of the database or of the server is full: whoever runs the platform sees it in the log and at `/readyz`. */
const noSpace = (): Refusal =>
  new Refusal('ERROR_NO_SPACE', 'There is no room to store this; nothing was stored.');
/** Only a call that says it reads runs where nothing is written; one that writes all the same has to say so. */
const readOnly = (): Refusal =>
  new Refusal('ERROR_READ_ONLY', 'Nothing is written here just now; nothing was stored.');
const tooLarge = (): Refusal => new Refusal('ERROR_TOO_LARGE', 'The body or a file is too large.');
/** Refusals of the layers below, by their codes: of PostgreSQL, of the network, of Fastify. */
const refusals: Readonly<Record<string, () => Refusal>> = {
  // Statement took too long; shutting down; too many connections; collisions that would not end.
  '57014': busy,
  '57P01': busy,
  '57P03': busy,
  '53300': busy,
  '23505': busy,
  '40001': busy,
  '40P01': busy,
  '25006': readOnly,
  // The disk is full, or the share of it that the server has.
  '53100': noSpace,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  ECONNREFUSED: busy,
  ECONNRESET: busy,
  // Text or a number that the database has no place for.
  '22021': () => malformed('A text holds characters that cannot be kept.'),
  '22P05': () => malformed('A text holds characters that cannot be kept.'),
  '22003': () => malformed('A number is too large.'),
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooLarge,
  FST_PARTS_LIMIT: tooLarge,
  FST_FIELDS_LIMIT: tooLarge,
};
/** Whoever runs the platform has to see these. */
const logged: ReadonlySet<ErrorCode> = new Set(['ERROR_BUSY', 'ERROR_READ_ONLY', 'ERROR_NO_SPACE']);
const hasStatus = (error: unknown): error is { readonly statusCode: number } =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number';

export interface Failed {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfter: number | undefined;
  /** What is not understood, for the log. */
  readonly fault: unknown;
  /** Code of what kept the platform from doing it, for the log: of PostgreSQL or of the network. */
  readonly cause: string | undefined;
}

/** Any failure as the answer of docs/product.md §12: nothing of how the server is built leaves with it. */
export const failureOf = (error: unknown, requestId: string): Failed => {
  const known =
    error instanceof Refusal
      ? error
      : (refusals[codeOf(error)]?.() ??
        (hasStatus(error) && error.statusCode >= 400 && error.statusCode < 500
          ? malformed('The request cannot be understood.', [{ field: 'body', error: 'type' }])
          : undefined));
  const { code, message, details } =
    known ?? new Refusal('ERROR_FAULT', 'Something went wrong here; nothing was stored.');
  const { type, extra, records, retryAfter } = details;
  return {
    status: statusOf[code],
    body: {
      error: {
        code,
        message,
        ...(type && { type }),
        ...(extra && { extra }),
        ...(records && { records }),
        requestId,
      },
    },
    retryAfter,
    fault: known ? undefined : rootCause(error),
    cause: logged.has(code) && !(error instanceof Refusal) ? codeOf(error) : undefined,
  };
};
