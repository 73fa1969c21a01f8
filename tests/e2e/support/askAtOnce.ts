import type { Page } from '@playwright/test';

/**
 * Has the page ask so many times at once for what one of its queries has asked for: with the app's own client, that keeps the
 * session, and beside the cache, which would make one call of them.
 * @param mark of its key, which no other has
 * @returns how many were answered
 */
export const askAtOnce = (page: Page, mark: string, times: number): Promise<number> =>
  page.evaluate(
    async ([wanted, count]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const partOf = (value: unknown, key: string): unknown =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
      const callOf = (value: unknown, method: string, ...given: readonly unknown[]): unknown => {
        const found = partOf(value, method);
        return typeof found === 'function' ? Reflect.apply(found, value, given) : undefined;
      };
      /** What React keeps of the page, until the part that has the cache of queries. */
      const cacheIn = (fiber: unknown): unknown => {
        for (let one = fiber; one; one = partOf(one, 'sibling')) {
          const client = partOf(partOf(one, 'memoizedProps'), 'client');
          const cache = callOf(client, 'getQueryCache') ?? cacheIn(partOf(one, 'child'));
          if (cache !== undefined) return cache;
        }
        return undefined;
      };
      const roots = [...document.querySelectorAll('body, body *')].flatMap((element) =>
        Object.keys(element)
          .filter((key) => key.startsWith('__reactContainer$'))
          .map((key) => partOf(element, key)),
      );
      const cache = roots.map((root) => cacheIn(root)).find((found) => found !== undefined);
      const queries = callOf(cache, 'getAll');
      const query = Array.isArray(queries)
        ? queries.find((one: unknown) => JSON.stringify(partOf(one, 'queryKey')).includes(wanted))
        : undefined;
      if (query === undefined) throw new Error(`The page has no query of ${wanted}.`);
      const { signal } = new AbortController();
      const answers = await Promise.allSettled(
        Array.from({ length: count }, () => callOf(partOf(query, 'options'), 'queryFn', { signal })),
      );
      return answers.filter(({ status }) => status === 'fulfilled').length;
    },
    [mark, times] as const,
  );
