import type { Failure } from '@comanda/api/client';
import type { ExtraInfo } from '@comanda/api/errors';
import type { RecordShape } from '@comanda/api/kernel';
import { isStored, type Stored } from '../values/stored.ts';
import { type DraftFault, rootOf } from './draft.ts';

/** A value that the platform would accept instead of one that is taken. */
export interface Proposal {
  readonly field: string;
  readonly value: string | number;
}

/** What a form does about a write that was refused (docs/product.md §12.4). */
export type SaveOutcome =
  /** Somebody else saved first. */
  | { readonly kind: 'stale'; readonly stored: Stored }
  /** Values to be mended at their fields, perhaps with values to take instead. */
  | {
      readonly kind: 'faults';
      readonly faults: readonly DraftFault[];
      readonly proposals: readonly Proposal[];
    }
  /** Nothing in the form is wrong; what was typed is safe and can be sent again. */
  | { readonly kind: 'kept' };

const faultOf = ({ field, error, params, records }: ExtraInfo): DraftFault[] => {
  if (field === undefined || error === undefined) return [];
  const holder = error === 'exists' ? records?.[0] : undefined;
  return [{ path: field, code: error, ...(params && { params }), ...(holder && { holder }) }];
};

/** Reads a refusal by the fields of the definition; faults of anything else count as a message for the whole. */
export function outcomeOf(resource: RecordShape, failure: Failure): SaveOutcome {
  if (failure.kind !== 'refused') return { kind: 'kept' };
  const { code, extra = [], records } = failure.error;
  if (code === 'ERROR_STALE' && records && isStored(records.stored))
    return { kind: 'stale', stored: records.stored };
  const own = extra.filter(({ field }) => field !== undefined && rootOf(field) in resource.fields);
  const faults = own.flatMap(faultOf);
  const proposals = own.flatMap(({ field, proposal }) =>
    field === undefined || proposal === undefined ? [] : [{ field: rootOf(field), value: proposal }],
  );
  return faults.length > 0 ? { kind: 'faults', faults, proposals } : { kind: 'kept' };
}
