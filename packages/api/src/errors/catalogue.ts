import type { FaultCode } from '../validation/index.ts';
import type { ErrorCode, ErrorType, laterCode } from './errors.ts';

/* What the catalogue of errors says beside codes and statuses (docs/product.md §12): read by documents, screens' tests, clients. */

/** Message keys of the platform's older clients, and what says the same today: errors of the whole, or faults at a field. */
export const olderKeys: Readonly<
  Record<string, readonly [ErrorCode | FaultCode | typeof laterCode, ...FaultCode[]]>
> = {
  error_code_exists: ['ERROR_CODE_EXIST'],
  error_order_exists: ['ERROR_ORDER_EXIST'],
  error_not_erasable: ['ERROR_NOT_ERASABLE'],
  error_not_exist_default: ['ERROR_NOT_EXIST_DEFAULT'],
  error_brand_not_allowed: ['ERROR_BRAND_NOT_ALLOWED'],
  error_codeposition_exists: ['exists', 'twice'],
  error_barcodeposition_exists: ['exists', 'twice'],
  error_codeposition_invalid: ['code', 'unspaced'],
  error_barcodeposition_invalid: ['code', 'unspaced'],
  ERROR_USER_EXIST: ['ERROR_USER_EXIST'],
  constraint_entity_error: ['ERROR_CONSTRAINT'],
  operation_failed: ['ERROR_OPERATION_FAILED'],
};

/** The code that each type is sent with. */
export const codeOfType: Readonly<Record<ErrorType, ErrorCode>> = {
  ConstraintExtraInfo: 'ERROR_CONSTRAINT',
  DependecyExtraInfo: 'ERROR_NOT_ERASABLE',
  ProposalExtraInfo: 'ERROR_CODE_EXIST',
  InformationExits: 'ERROR_INFORMATION_EXISTS',
  CompanyIsSync: 'ERROR_COMPANY_IS_SYNC',
  StaleExtraInfo: 'ERROR_STALE',
};

/** Codes that clients know and this platform sends nowhere, and why. */
export const unsentCodes: Readonly<Partial<Record<ErrorCode, string>>> = {
  ERROR_CODE_NOT_EXIST:
    'records are referred to by id, and one that is not there is the fault not_found at its field',
  ERROR_INFORMATION_DOES_NOT_EXISTS: 'what is to be used and is not there is ERROR_UNKNOWN',
  ERROR_COMPANY_IS_SYNC: 'publications wait for one another, and nothing loads the whole of a company',
  ERROR_USER_EXIST: 'whether an address has an account is told to its mailbox alone',
};
