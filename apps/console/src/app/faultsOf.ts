import type { Failure } from '@comanda/api/client';
import type { ExtraInfo } from '@comanda/api/errors';
import { faultLabel } from '@comanda/api/labels';
import type { MessageDescriptor } from '@lingui/core';

const extraOf = (failure: Failure): readonly ExtraInfo[] =>
  failure.kind === 'refused' ? (failure.error.extra ?? []) : [];

/** The code of what is wrong at each field, by the field's name. */
export const codesOf = (failure: Failure): Readonly<Record<string, string>> =>
  Object.fromEntries(
    extraOf(failure).flatMap(({ field, error }) =>
      field === undefined || error === undefined ? [] : [[field, error]],
    ),
  );

/** What is wrong at each field in words, by the field's name. */
export const faultsOf = (failure: Failure): Readonly<Record<string, MessageDescriptor>> =>
  Object.fromEntries(
    extraOf(failure).flatMap(({ field, error, params }) =>
      field === undefined || error === undefined
        ? []
        : [[field, { ...faultLabel(error), ...(params && { values: { ...params } }) }]],
    ),
  );
