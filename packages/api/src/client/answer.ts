import { type ApiError, errorCodes } from '../errors/index.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The platform's error in a body, or nothing when the body is somebody else's (docs/product.md §12). */
export const errorIn = (body: unknown): ApiError | undefined => {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || typeof error['message'] !== 'string' || typeof error['requestId'] !== 'string')
    return undefined;
  const code = errorCodes.find((known) => known === error['code']);
  // The code proves that the platform wrote the body; its other parts are the contract's.
  return code && ({ ...error, code } as ApiError);
};
