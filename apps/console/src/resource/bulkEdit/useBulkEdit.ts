import type { Edit } from '@comanda/api/bulk';
import { bulkCalls } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { useMemo, useRef, useState } from 'react';
import { refresh } from '../../app/index.ts';
import { repeatable } from '../../app/repeatable.ts';
import { refreshedBy } from '../calls.ts';
import { inSlices, type Run, type Target, toChange, withOutcome } from './run.ts';
import { useTenant } from '../useTenant.ts';

export type Phase =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'running'; readonly isTrial: boolean; readonly done: number; readonly total: number }
  | { readonly kind: 'tried'; readonly edits: readonly Edit[]; readonly run: Run }
  | { readonly kind: 'applied'; readonly edits: readonly Edit[]; readonly run: Run };

/** What is done to many records: a trial first, then those that it says will change, as they were shown. */
export function useBulkEdit(resource: Resource, target: Target, total: number) {
  const idCompany = useTenant(resource);
  const call = useMemo(() => bulkCalls(resource).edit, [resource]);
  const [phase, setPhase] = useState<Phase>({ kind: 'choosing' });
  const isStopped = useRef(false);
  // A slice whose answer was lost is asked for again as the same intent (docs/product.md §7.5).
  const [ask] = useState(repeatable);

  const go = (edits: readonly Edit[], what: Target, isTrial: boolean, count: number): Promise<Run> => {
    isStopped.current = false;
    setPhase({ kind: 'running', isTrial, done: 0, total: count });
    return inSlices(
      what,
      (slice) => ask(call, { data: { idCompany, ...slice, edits: [...edits], try: isTrial } }),
      {
        isStopped: () => isStopped.current,
        onProgress: (done) => setPhase({ kind: 'running', isTrial, done, total: count }),
      },
    );
  };
  const tryOut = async (edits: readonly Edit[], what: Target = target, count = total) => {
    const run = await go(edits, what, true, count);
    setPhase({ kind: 'tried', edits, run });
  };
  /** Adds to what has been done already, where the rest of it is asked for again. */
  const apply = async (edits: readonly Edit[], what: Target, count: number, earlier: Run['results']) => {
    const run = await go(edits, what, false, count);
    void refresh(...refreshedBy(resource));
    setPhase({ kind: 'applied', edits, run: { ...run, results: [...earlier, ...run.results] } });
    return run;
  };
  return {
    phase,
    tryOut,
    /** Changes what the trial showed; what it refused stays told. */
    apply: (edits: readonly Edit[], { results }: Run) =>
      apply(
        edits,
        toChange(results),
        withOutcome(results, 'changed').length,
        results.filter(({ outcome }) => outcome !== 'changed'),
      ),
    /** Goes on where it was stopped or failed. */
    goOn: (edits: readonly Edit[], { results, left }: Run) =>
      left && apply(edits, left, 'records' in left ? left.records.length : total, results),
    back: () => setPhase({ kind: 'choosing' }),
    stop: () => {
      isStopped.current = true;
    },
  };
}
