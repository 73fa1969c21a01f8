import { type ApiError, errorCodes, laterCode } from '../errors/index.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The platform's error in a body, or nothing when the body is somebody else's (docs/product.md §12). */
export const errorIn = (body: unknown): ApiError | undefined => {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || typeof error['message'] !== 'string' || typeof error['requestId'] !== 'string')
    return undefined;
  const { code } = error;
  // Its form proves that the platform wrote the body; the other parts are the contract's.
  if (typeof code !== 'string' || !/^ERROR_[A-Z_]{1,60}$/.test(code)) return undefined;
  return { ...error, code: errorCodes.find((known) => known === code) ?? laterCode } as ApiError;
};
