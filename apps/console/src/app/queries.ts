import type { AnswerOf, AnyCall } from '@comanda/api/calls';
import { type CallFailed, type Input, type Result, unwrap } from '@comanda/api/client';
import { focusTitleIfLost } from '@comanda/ui/PageHeader';
import {
  QueryClient,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { askAgain } from './askAgain.ts';
import { client } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed;
    queryMeta: { readonly scope: string; readonly entity?: string };
  }
}

/** Data is looked at again after 30 s (docs/product.md §13); the client itself repeats what may be repeated. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: false, networkMode: 'always' } },
});

export type CallKey<C extends AnyCall> = readonly [name: string, input: Input<C>];

/** A call as a query; its key is the call's name and what was asked. */
export const callOptions = <C extends AnyCall>(call: C, input: Input<C>) =>
  queryOptions<AnswerOf<C>, CallFailed, AnswerOf<C>, CallKey<C>>({
    queryKey: [call.name, input],
    queryFn: async ({ signal }) => unwrap(await client.call(call, { ...input, signal })),
    meta: { scope: call.access.by, ...(call.entity !== undefined && { entity: call.entity }) },
  });

type Options<A> = Omit<UseQueryOptions<A>, 'queryKey' | 'queryFn' | 'meta' | 'select'>;

/**
 * Server data of a page. `options` are TanStack Query's: `enabled`, `placeholderData`, …
 * What did not come while it was looked at stays told until it comes: whatever asks again, a person or the live channel,
 * takes neither the words nor the button away.
 */
export function useCallQuery<C extends AnyCall>(
  call: C,
  input: Input<C>,
  options: Options<AnswerOf<C>> = {},
): UseQueryResult<AnswerOf<C>> {
  const result = useQuery<AnswerOf<C>>({
    queryKey: [call.name, input],
    queryFn: async ({ signal }) => unwrap(await client.call(call, { ...input, signal })),
    meta: { scope: call.access.by, ...(call.entity !== undefined && { entity: call.entity }) },
    ...options,
  });
  // TanStack Query forgets why it has nothing as soon as it asks again.
  const [failed, setFailed] = useState<UseQueryResult<AnswerOf<C>>>();
  const isKnown = failed?.errorUpdatedAt === result.errorUpdatedAt;
  if (result.isLoadingError && !isKnown) setFailed(result);
  return failed && isKnown && result.isPending ? { ...failed, isFetching: result.isFetching } : result;
}

/**
 * Asks once more for all that did not come: where one call of a page failed others did too. What was pressed for
 * it is gone when they are there.
 */
export async function tryAgain(): Promise<void> {
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  focusTitleIfLost();
}

/** Asks again for what these calls answered, at once where it is in view: `refresh('tax.list', 'tax.get')`. */
export const refresh = (...names: readonly string[]): Promise<void> =>
  askAgain(queryClient, ({ queryKey: [name] }) => names.some((one) => one === name));

/** Asks again for all that belongs to the selected company. */
export const refreshCompany = (): Promise<void> =>
  askAgain(queryClient, ({ meta }) => meta?.scope === 'company');

/** Asks again for what shows records of this entity: its lists, and references to it. */
export const refreshEntity = (entity: string): Promise<void> =>
  askAgain(queryClient, ({ meta }) => meta?.entity === entity);

const fingerprint = ({
  params,
  data,
  files,
}: {
  params?: unknown;
  data?: unknown;
  files?: Readonly<Record<string, Blob>>;
}): string =>
  JSON.stringify([
    params,
    data,
    Object.entries(files ?? {}).map(([name, { size, type }]) => [name, size, type]),
  ]);

export interface CallMutation<C extends AnyCall> {
  /** Answers a value, never throws: the screen deals with each failure. */
  readonly mutate: (input: Input<C>) => Promise<Result<AnswerOf<C>>>;
  readonly isPending: boolean;
}

/**
 * A change. The same input asked for again before it succeeded is the same intent and carries the same idempotency
 * key, so that a retry after a lost answer has one effect (docs/product.md §7.5).
 */
export function useCallMutation<C extends AnyCall>(
  call: C,
  options: { readonly refreshes?: readonly string[] } = {},
): CallMutation<C> {
  const intent = useRef<{ readonly what: string; readonly key: string }>(undefined);
  const [running, setRunning] = useState(0);
  const { refreshes } = options;
  const mutate = useCallback(
    async (input: Input<C>) => {
      const what = fingerprint(input);
      if (intent.current?.what !== what) intent.current = { what, key: crypto.randomUUID() };
      setRunning((count) => count + 1);
      const result = await client.call(call, { ...input, key: intent.current.key });
      setRunning((count) => count - 1);
      if (result.ok) {
        intent.current = undefined;
        if (refreshes) void refresh(...refreshes);
      }
      return result;
    },
    [call, refreshes],
  );
  return { mutate, isPending: running > 0 };
}
