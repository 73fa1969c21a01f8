import type { Failure } from '@comanda/api/client';
import { blank, type Draft, duplicateOf, fieldsOf } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { useMemo, useState } from 'react';
import { useAllowed, useCallQuery } from '../../app/index.ts';
import { callsOf } from '../calls.ts';
import { useTenant } from '../useTenant.ts';
import { asText } from '../values/read.ts';
import { isStored, type Stored, storedIn } from '../values/stored.ts';
import { type Base, fieldsIn } from './draft.ts';
import type { FormPageProps } from './FormPage.tsx';
import { usePlace } from './usePlace.ts';

/** Records stand ten apart, so that one can be put between two (docs/product.md §7.2). */
const STEP = 10;
const HIGHEST = 1_000_000;

/** The order that a new record is offered: after the last one, while there is room. */
export const proposedOrder = (last: number | undefined): number => Math.min((last ?? 0) + STEP, HIGHEST);

export type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly base: Base; readonly record: Stored | undefined };

/** What a form begins with: a stored record, a copy of one, or a blank one with the next order. */
export function useRecord({ resource, mode, id }: FormPageProps): Loaded {
  const idCompany = useTenant(resource);
  const place = usePlace(resource);
  const calls = callsOf(resource);
  const isNew = mode === 'NEW' || mode === 'DUPLICATE';
  const orderField = fieldsOf(resource).find(([, { kind }]) => kind === 'order')?.[0];
  // Whoever may only make records is refused the list, and told of no last one. Who is allowed it later has begun.
  const [maySee] = useState(useAllowed(actionOf(resource, 'ACCESS')));
  const record = useCallQuery(
    calls.get,
    { params: { id: id ?? '' } },
    // A copy is of what is stored now; a record is there at once as it was a moment ago, and follows what is stored.
    { enabled: id !== undefined, ...(isNew && { staleTime: 0, refetchOnWindowFocus: false }) },
  );
  const last = useCallQuery(
    calls.list,
    { data: { idCompany, limit: 10, order: `${orderField} DESC` } },
    { enabled: isNew && orderField !== undefined && maySee, staleTime: 0, refetchOnWindowFocus: false },
  );
  const row = record.data !== undefined && isStored(record.data) ? record.data : undefined;
  const isFresh = !isNew || record.isFetchedAfterMount;
  const before = storedIn(last.data?.elements ?? [])[0];
  const highest = before?.[orderField ?? ''];
  const timeZone = asText(before?.['timeZone']);
  const base = useMemo((): Base | undefined => {
    if (id !== undefined && row === undefined) return undefined;
    if (!isNew) return row && { values: fieldsIn(resource, row), version: row.version };
    const order = proposedOrder(typeof highest === 'number' ? highest : undefined);
    const start: Draft = row
      ? duplicateOf(resource, fieldsIn(resource, row))
      : blank(resource, place && { ...place, timeZone });
    return {
      values: orderField === undefined ? start : { ...start, [orderField]: order },
      version: undefined,
    };
  }, [resource, id, row, isNew, highest, orderField, place, timeZone]);

  if (id !== undefined && record.error && row === undefined)
    return { kind: 'failed', failure: record.error.failure, retry: () => void record.refetch() };
  const isWaiting =
    (id !== undefined && !isFresh) ||
    (isNew && orderField !== undefined && last.isFetching && !last.isFetchedAfterMount);
  return base === undefined || isWaiting ? { kind: 'loading' } : { kind: 'ready', base, record: row };
}
