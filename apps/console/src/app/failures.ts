import type { Failure } from '@comanda/api/client';
import type { ApiError } from '@comanda/api/errors';
import { errorLabel, nameOf } from '@comanda/api/labels';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const own: Readonly<Record<Exclude<Failure['kind'], 'refused'>, MessageDescriptor>> = {
  offline: msg`No connection. Nothing is lost; try again.`,
  signed_out: msg`Your session has ended. Sign in again to continue where you were.`,
  unreadable: msg`This page did not understand the answer. Reload it to get the newest version.`,
  aborted: msg`This was stopped before it was finished.`,
};

/** Of what is there already its name, where it has one (docs/product.md §12.3). */
const refusalMessage = ({ code, extra }: ApiError): MessageDescriptor => {
  const message = errorLabel(code);
  const known = extra?.[0]?.entity;
  if (code !== 'ERROR_INFORMATION_EXISTS' || known === undefined) return message;
  const { id } = nameOf(known);
  const entity = i18n._(id);
  return entity === id ? message : msg`${entity}: already there.`;
};

/** What a person is told when a call gave nothing: what happened and what to do. */
export const failureMessage = (failure: Failure): MessageDescriptor =>
  failure.kind === 'refused' ? refusalMessage(failure.error) : own[failure.kind];

/** What support can find the failure by. */
export const referenceOf = (failure: Failure): string | undefined =>
  failure.kind === 'refused' ? failure.error.requestId : undefined;

/** Nobody knows whether a call that was not answered had its effect; one that was refused had none. */
export const isUnanswered = ({ kind }: Failure): boolean => kind !== 'refused' && kind !== 'signed_out';
