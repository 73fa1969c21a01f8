import type { Failure } from '@comanda/api/client';

/** Whether a field tells what was refused. */
export const isAtField = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'ERROR_CONSTRAINT';

/** Whether the password is not the one of the account. */
export const isWrongPassword = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.error.code === 'ERROR_SIGN_IN';

/** Whether the platform said of a link that it opens nothing; one that is no link at all opens nothing either. */
export const isLinkEnded = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' &&
  (failure.error.code === 'ERROR_LINK' || failure.error.code === 'ERROR_MALFORMED');
