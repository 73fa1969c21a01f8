import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import type { MessageDescriptor } from '@lingui/core';
import { failureMessage } from '../../app/failures.ts';

/** What is wrong at each field, by its name. */
export const faultsOf = (failure: Failure): Readonly<Record<string, MessageDescriptor>> =>
  Object.fromEntries(
    (failure.kind === 'refused' ? (failure.error.extra ?? []) : []).flatMap(({ field, error }) =>
      field === undefined || error === undefined ? [] : [[field, faultLabel(error)]],
    ),
  );

/** Why an invitation was not answered, sent again or withdrawn: how it stands by now, where that is the reason. */
export const problemOf = (failure: Failure): MessageDescriptor => {
  const { status, role } = faultsOf(failure);
  return status ?? role ?? failureMessage(failure);
};
