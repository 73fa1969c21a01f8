import { errorCodes, type ExtraInfo } from '@comanda/api/errors';
import { errorLabel, faultLabel } from '@comanda/api/labels';
import type { MessageDescriptor } from '@lingui/core';

/** What one reason of a refusal says: by a code of the platform, or by one of the rules of a field. */
export const refusalWords = (error: string, params: ExtraInfo['params']): MessageDescriptor => ({
  ...(errorCodes.some((known) => known === error) ? errorLabel(error) : faultLabel(error)),
  ...(params && { values: { ...params } }),
});
