import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what is outdated, at once where it is in view. An answer that is on its way may be older than what made
 * it so. TanStack Query asks anew for one that has come before, but keeps waiting for a first one; that is asked for once
 * more when it is there.
 */
export const askAgain = async (
  client: QueryClient,
  isOutdated: (query: Pick<Query, 'queryKey' | 'meta'>) => boolean,
): Promise<void> => {
  const first = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: isOutdated })
    .filter(({ state }) => state.data === undefined);
  // Of a query that is under way this is its promise, and no further call.
  const come = Promise.allSettled(first.map((query) => query.fetch()));
  await client.invalidateQueries({ predicate: isOutdated });
  await come;
  if (first.length > 0) await client.invalidateQueries({ predicate: (query) => first.includes(query) });
};
