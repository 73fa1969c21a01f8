import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forget, parseStored, readStored, store, tabShelf } from './storage.ts';

/** Pages of changes and publications. */
const SYNC = '/settings/sync/';
const SHOW = /\/show$/;

interface Place {
  readonly pathname: string;
  readonly href: string;
}
/** Which page of changes a person came from, and to which record. */
interface Mark {
  readonly from: string;
  readonly record: string;
}
const read = (): Mark | undefined => {
  const value = parseStored(readStored('cameFromSync', tabShelf()));
  if (typeof value !== 'object' || value === null) return undefined;
  const { from, record }: Partial<Record<keyof Mark, unknown>> = value;
  return typeof from === 'string' && typeof record === 'string' ? { from, record } : undefined;
};

/** Follows a person from page to page: who goes on from changes to a record comes back to them (docs/product.md §9.1). */
export function markSync(from: Place | undefined, to: Place): void {
  const isOfSync = from?.pathname.startsWith(SYNC);
  const mark = read();
  if (from && isOfSync && SHOW.test(to.pathname) && !to.pathname.startsWith(SYNC))
    store(
      'cameFromSync',
      JSON.stringify({ from: from.href, record: to.pathname.replace(SHOW, '/') } satisfies Mark),
      tabShelf(),
    );
  // From its pages to one another, and by a reload, a person does not leave the record.
  else if (mark && from && !from.pathname.startsWith(mark.record)) forget('cameFromSync', tabShelf());
}

/** Of a page of changes: keeps the way back to it from its first moment on; leaving it may be the first thing somebody does. */
export function useSyncMark(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) =>
        markSync(fromLocation, toLocation),
      ),
    [router],
  );
}

/** The page of changes that a person came to a record from; nothing where they came another way. */
export const syncLeftFor = (href: string): string | undefined => {
  const mark = read();
  return mark && href.startsWith(mark.record) ? mark.from : undefined;
};
