import type { Failure } from '@comanda/api/client';
import type { MessageDescriptor } from '@lingui/core';
import { failureMessage } from '../../app/failures.ts';
import { faultsOf } from '../../app/faultsOf.ts';

/** Why an invitation was not answered, sent again or withdrawn: how it stands by now, where that is the reason. */
export const problemOf = (failure: Failure): MessageDescriptor => {
  const { status, role } = faultsOf(failure);
  return status ?? role ?? failureMessage(failure);
};
