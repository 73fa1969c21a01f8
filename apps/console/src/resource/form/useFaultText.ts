import { errorCodes } from '@comanda/api/errors';
import { errorLabel, faultLabel } from '@comanda/api/labels';
import { useCallback } from 'react';
import { useLabel } from '../../app/index.ts';
import type { DraftFault } from './draft.ts';

const isError = (code: string): boolean => errorCodes.some((known) => known === code);

/** The sentence of a fault, in the language of the page. */
export function useFaultText(): (fault: DraftFault) => string {
  const label = useLabel();
  return useCallback(
    ({ code, params }) =>
      label({ ...(isError(code) ? errorLabel(code) : faultLabel(code)), ...(params && { values: params }) }),
    [label],
  );
}
