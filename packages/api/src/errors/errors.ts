/** Codes of the platform's errors (docs/product.md §12). Each has one message in the catalogues, `error.<code>`. */
export const errorCodes = [
  'ERROR_CODE_EXIST',
  'ERROR_CODE_NOT_EXIST',
  'ERROR_ORDER_EXIST',
  'ERROR_NOT_ERASABLE',
  'ERROR_NOT_EXIST_DEFAULT',
  'ERROR_INFORMATION_EXISTS',
  'ERROR_INFORMATION_DOES_NOT_EXISTS',
  'ERROR_COMPANY_IS_SYNC',
  'ERROR_COMPANY_IN_MAINTENANCE',
  'ERROR_USER_EXIST',
  'ERROR_NOT_VALID_LICENSE',
  'ERROR_DATA_EMPTY',
  'ERROR_MALFORMED',
  'ERROR_CONSTRAINT',
  'ERROR_UNKNOWN',
  'ERROR_FORBIDDEN',
  'ERROR_READ_ONLY',
  'ERROR_BRAND_NOT_ALLOWED',
  'ERROR_SIGN_IN',
  'ERROR_SESSION_EXPIRED',
  'ERROR_TOKEN',
  'ERROR_LINK',
  'ERROR_PROVIDER',
  'ERROR_STALE',
  'ERROR_MISDIRECTED',
  'ERROR_TOO_LARGE',
  'ERROR_TOO_MANY',
  'ERROR_KEY_REUSED',
  'ERROR_ALREADY_PUBLISHED',
  'ERROR_CHANGED_LATER',
  'ERROR_FIRST_COMMIT',
  'ERROR_NOTHING_PENDING',
  'ERROR_FAULT',
  'ERROR_BUSY',
  'ERROR_NO_SPACE',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What a client makes of a code that came about after its release (docs/product.md §12.3). It is never sent. */
export const laterCode = 'ERROR_OPERATION_FAILED';

/** Which dialog an error calls for. The spelling of the second is the wire's. */
export const errorTypes = [
  'ConstraintExtraInfo',
  'DependecyExtraInfo',
  'ProposalExtraInfo',
  'InformationExits',
  'CompanyIsSync',
  'StaleExtraInfo',
] as const;
export type ErrorType = (typeof errorTypes)[number];

/** One thing that is wrong, at the place where it can be mended. */
export interface ExtraInfo {
  /** Entity code of the record concerned: `TAX`. */
  readonly entity: string;
  /** Dotted path of the field in the request's `data`. */
  readonly field?: string;
  /** A fault code of validation, of a filter, or an error code. */
  readonly error?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** A value that would be accepted instead. */
  readonly proposal?: string | number;
  /** How many records stand in the way. */
  readonly count?: number;
  /** The first of them by code, five at most; absent where the caller may not read that area. */
  readonly records?: readonly NamedRecord[];
  /** Field of `entity` whose value `params.id` finds all of them in that area's list; absent where none does. */
  readonly by?: string;
}
/** A record as a person knows it. */
export interface NamedRecord {
  readonly id: string;
  readonly code: string;
  /** Language code → text (docs/product.md §7.4). */
  readonly names: Readonly<Record<string, string>>;
}
export interface ApiError {
  readonly code: ErrorCode | typeof laterCode;
  /** English, for logs and integrators; screens show the catalogue's message of `code`. */
  readonly message: string;
  readonly type?: ErrorType;
  readonly extra?: readonly ExtraInfo[];
  /** With `ERROR_STALE`: what the caller sent and what is stored now. */
  readonly records?: {
    readonly yours: Readonly<Record<string, unknown>>;
    readonly stored: Readonly<Record<string, unknown>>;
  };
  readonly requestId: string;
}
export interface ErrorBody {
  readonly error: ApiError;
}

/** The status that each code is sent with. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  ERROR_CODE_EXIST: 422,
  ERROR_CODE_NOT_EXIST: 422,
  ERROR_ORDER_EXIST: 422,
  ERROR_NOT_ERASABLE: 422,
  ERROR_NOT_EXIST_DEFAULT: 422,
  ERROR_INFORMATION_EXISTS: 422,
  ERROR_INFORMATION_DOES_NOT_EXISTS: 422,
  ERROR_COMPANY_IS_SYNC: 422,
  // As the platform's other clients know it: no fault, although it has the status of one.
  ERROR_COMPANY_IN_MAINTENANCE: 500,
  ERROR_USER_EXIST: 422,
  ERROR_NOT_VALID_LICENSE: 422,
  ERROR_DATA_EMPTY: 422,
  ERROR_MALFORMED: 400,
  ERROR_CONSTRAINT: 422,
  ERROR_UNKNOWN: 404,
  ERROR_FORBIDDEN: 403,
  ERROR_READ_ONLY: 403,
  ERROR_BRAND_NOT_ALLOWED: 403,
  ERROR_SIGN_IN: 401,
  ERROR_SESSION_EXPIRED: 511,
  ERROR_TOKEN: 401,
  ERROR_LINK: 422,
  ERROR_PROVIDER: 422,
  ERROR_STALE: 409,
  ERROR_MISDIRECTED: 421,
  ERROR_TOO_LARGE: 413,
  ERROR_TOO_MANY: 429,
  ERROR_KEY_REUSED: 422,
  ERROR_ALREADY_PUBLISHED: 422,
  ERROR_CHANGED_LATER: 422,
  ERROR_FIRST_COMMIT: 422,
  ERROR_NOTHING_PENDING: 422,
  ERROR_FAULT: 500,
  ERROR_BUSY: 503,
  ERROR_NO_SPACE: 507,
};
