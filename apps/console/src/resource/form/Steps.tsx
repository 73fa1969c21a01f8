import type { Resource } from '@comanda/api/kernel';
import { recordHref } from '../addresses.ts';
import { leaveFor } from '../list/returnPlace.ts';
import { useNeighbours } from '../list/useNeighbours.ts';
import { useGo } from '../useGo.ts';
import { StepLine } from './StepButtons.tsx';

/** Where a record stands in the list that a person came from, and one step to either side of it. */
export function Steps({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const go = useGo();
  const found = useNeighbours(resource, id);
  if (!found || found.total < 2) return null;
  return (
    <StepLine
      {...found}
      onStep={(to) => {
        leaveFor(to.list, to.id);
        go(recordHref(resource, to.id, 'show'), { replace: true });
      }}
    />
  );
}
