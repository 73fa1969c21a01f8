import { type KitchenCard, type PastPosition, kitchenOrderCalls } from '@comanda/api/calls';
import { useEffect, useState } from 'react';
import { screenClient } from '../../engine/browser/screenClient.ts';
import type { EnrolledScreen } from '../../engine/indexedDb.ts';

interface Told {
  readonly search: string;
  readonly orders: readonly KitchenCard[];
  readonly next: PastPosition | null;
  readonly isFailed: boolean;
}

/** What the platform tells of orders that are through, page after page, and anew for other words. */
export function usePast(
  { credential, settings: { id: monitor } }: Pick<EnrolledScreen, 'credential' | 'settings'>,
  search: string,
) {
  const [told, setTold] = useState<Told>();
  const [from, setFrom] = useState<{ readonly search: string; readonly before: PastPosition }>();
  const before = from?.search === search ? from.before : undefined;
  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const data = { idMonitor: monitor, search, ...(before && { before }) };
      const result = await screenClient(credential).call(kitchenOrderCalls.past, {
        data,
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      setTold((last) => {
        const known = before && last?.search === search ? last.orders : [];
        return result.ok
          ? { search, orders: [...known, ...result.data.orders], next: result.data.next, isFailed: false }
          : { search, orders: known, next: null, isFailed: true };
      });
    };
    void ask();
    return () => stop.abort();
  }, [credential, monitor, search, before]);
  const isOf = told?.search === search;
  return {
    orders: isOf ? told.orders : [],
    isLoading: !isOf,
    isFailed: isOf && told.isFailed,
    more: isOf && told.next ? () => told.next && setFrom({ search, before: told.next }) : undefined,
  };
}
