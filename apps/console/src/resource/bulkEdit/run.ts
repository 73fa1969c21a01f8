import type { EditedRecord, EditingInput, RecordFilter, Restoring } from '@comanda/api/calls';
import type { Failure, Result } from '@comanda/api/client';
import type { Selection } from '@comanda/ui/DataTable';

/** The records that are to be edited: named ones, each as it was shown, or all that a list finds. */
export type Target =
  | { readonly records: NonNullable<EditingInput['records']> }
  | { readonly matching: NonNullable<EditingInput['matching']> };

/** Records of one call: few enough that the person sees it go on, and can stop it, every second or so. */
export const SLICE = 100;

/** The chosen records as a call names them. */
export const targetOf = (selection: Selection, { search = '', whereExtra, of }: RecordFilter): Target =>
  selection.mode === 'some'
    ? { records: selection.ids.map((id) => ({ id })) }
    : { matching: { search, whereExtra, of, except: [...selection.except], limit: SLICE } };

export interface Answer {
  readonly results: readonly EditedRecord[];
  readonly next?: string | undefined;
}
export interface Run {
  readonly results: readonly EditedRecord[];
  /** What was not reached, because it was stopped or a call failed. */
  readonly left: Target | undefined;
  readonly failure?: Failure;
}
interface Watch {
  readonly isStopped: () => boolean;
  readonly onProgress: (done: number) => void;
}

const sliceOf = (target: Target): Target =>
  'records' in target ? { records: target.records.slice(0, SLICE) } : target;
const restOf = (target: Target, { next }: Answer): Target | undefined => {
  if ('matching' in target)
    return next === undefined ? undefined : { matching: { ...target.matching, after: next } };
  const records = target.records.slice(SLICE);
  return records.length > 0 ? { records } : undefined;
};

/** Edits slice by slice, each a call of its own. A failure or a stop ends the work; what is done stays done. */
export async function inSlices(
  target: Target,
  ask: (slice: Target) => Promise<Result<Answer>>,
  { isStopped, onProgress }: Watch,
): Promise<Run> {
  const results: EditedRecord[] = [];
  let left: Target | undefined = target;
  while (left && !isStopped()) {
    const answer = await ask(sliceOf(left));
    if (!answer.ok) return { results, left, failure: answer.failure };
    results.push(...answer.data.results);
    left = restOf(left, answer.data);
    onProgress(results.length);
  }
  return { results, left };
}

export const withOutcome = (
  results: readonly EditedRecord[],
  outcome: EditedRecord['outcome'],
): readonly EditedRecord[] => results.filter((result) => result.outcome === outcome);

/** The records that a trial says will change, each in the version that was shown. */
export const toChange = (results: readonly EditedRecord[]): Target => ({
  records: results.flatMap((result) =>
    result.outcome === 'changed' ? [{ id: result.id, version: result.version }] : [],
  ),
});

/** What those had that were changed, each in the version that it has now: so they can be given it back. */
export const hadIn = (results: readonly EditedRecord[]): Restoring['records'] =>
  results.flatMap((result) =>
    result.outcome === 'changed' && result.before
      ? [{ id: result.id, version: result.version, values: result.before }]
      : [],
  );
