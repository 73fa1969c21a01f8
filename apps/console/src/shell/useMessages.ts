import { messageCalls, type Message, messageNumberCalls } from '@comanda/api/calls';
import { unwrap } from '@comanda/api/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../app/client.ts';
import { isSeeing } from '../app/storage.ts';

/** Messages in one page (docs/product.md §13). */
const PAGE = 20;

/** What a message that was read or deleted makes old. */
export const messagesChanged = [messageNumberCalls.number.name, messageCalls.list.name];

/** The person's messages with a status, newest first, a page at a time. */
export function useMessages(status: Message['status'], isWanted: boolean) {
  const query = useInfiniteQuery({
    queryKey: [messageCalls.list.name, { status, isPaged: true }],
    queryFn: async ({ pageParam, signal }) => {
      const params = { status, offset: String(pageParam), limit: String(PAGE) };
      return unwrap(await client.call(messageCalls.list, { params, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE < last.total && last.elements.length > 0 ? pages.length * PAGE : undefined,
    enabled: isWanted && !isSeeing,
    meta: { scope: messageCalls.list.access.by },
  });
  // One that came in between two pages stands at the end of the one and the beginning of the other.
  const found = new Map(query.data?.pages.flatMap(({ elements }) => elements.map((one) => [one.id, one])));
  return {
    messages: query.data && [...found.values()],
    total: query.data?.pages.at(-1)?.total ?? 0,
    error: query.error,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    showMore: (): void => void query.fetchNextPage(),
    retry: (): void => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
