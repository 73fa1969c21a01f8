import type { Failure } from '@comanda/api/client';
import { errorLabel } from '@comanda/api/labels';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const own: Readonly<Record<Exclude<Failure['kind'], 'refused'>, MessageDescriptor>> = {
  offline: msg`No connection to the platform. What you entered is still here; try again.`,
  signed_out: msg`Your session has ended. Sign in again to go on where you were.`,
  unreadable: msg`The platform answered in a way this page does not know. Reload it to get the newest version.`,
  aborted: msg`This was stopped before it was finished.`,
};

/** What a person is told when a call gave nothing: what happened and what to do. */
export const failureMessage = (failure: Failure): MessageDescriptor =>
  failure.kind === 'refused' ? errorLabel(failure.error.code) : own[failure.kind];

/** What support can find the failure by. */
export const referenceOf = (failure: Failure): string | undefined =>
  failure.kind === 'refused' ? failure.error.requestId : undefined;
