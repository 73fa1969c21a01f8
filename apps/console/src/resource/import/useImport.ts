import { type Import, importCalls, type ImportState } from '@comanda/api/calls';
import type { Failure, Result } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  callOptions,
  queryClient,
  refresh,
  useCallMutation,
  useCallQuery,
  useUnsaved,
} from '../../app/index.ts';
import { refreshedBy } from '../calls.ts';
import { applied, type Changes, hasChanges, merged, noChanges, without } from './changes.ts';

const running: readonly ImportState[] = ['reading', 'judging', 'storing', 'undoing'];
export const isRunning = ({ state }: { readonly state: ImportState }): boolean => running.includes(state);
/** How often a running import is looked at, in milliseconds; not while nobody sees the page. */
export const LOOK_EVERY = 1000;
/** The same for one of few rows, which is done before a person has looked up. */
const LOOK_SOON = 250;
const FEW_ROWS = 2000;

const inputOf = (id: string) => ({ params: { id } }) as const;
const put = async (job: Import): Promise<void> => {
  const { queryKey } = callOptions(importCalls.get, inputOf(job.id));
  // An answer that is still on its way is older than this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, job);
};
const isStale = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 409;

/** Sends what a person changes, one after the other; what the server has not taken stays and is sent again. */
function useChanges(id: string, reload: () => Promise<unknown>) {
  const { mutate } = useCallMutation(importCalls.settle);
  const waiting = useRef(noChanges);
  const isSending = useRef(false);
  const [shown, setShown] = useState(noChanges);
  const [failure, setFailure] = useState<Failure>();
  useUnsaved(hasChanges(shown));

  const wait = useCallback((changes: Changes) => {
    waiting.current = changes;
    setShown(changes);
  }, []);
  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    const { queryKey } = callOptions(importCalls.get, inputOf(id));
    let isSecondTry = false;
    // Once more with the same changes is how a trial that stopped is begun again.
    do {
      const sent = waiting.current;
      const job = queryClient.getQueryData(queryKey);
      if (!job) break;
      const result = await mutate({ data: { id, version: job.version, ...applied(job, sent) } });
      if (result.ok) {
        await put(result.data);
        wait(without(waiting.current, sent));
        isSecondTry = false;
      } else if (isStale(result.failure) && !isSecondTry) {
        isSecondTry = true;
        await reload();
      } else {
        setFailure(result.failure);
        break;
      }
    } while (hasChanges(waiting.current) || isSecondTry);
    isSending.current = false;
  }, [id, mutate, reload, wait]);
  const change = useCallback(
    (changes: Partial<Changes>) => {
      wait(merged(waiting.current, changes));
      void send();
    },
    [send, wait],
  );
  return { shown, change, failure, send };
}

/** One import as it stands, and what can be done with it (docs/product.md §25). */
export function useImport(resource: Resource, id: string) {
  const query = useCallQuery(importCalls.get, inputOf(id), {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isRunning(data) ? (data.progress.total < FEW_ROWS ? LOOK_SOON : LOOK_EVERY) : false,
  });
  const { data, refetch } = query;
  const changes = useChanges(id, refetch);
  const storing = useCallMutation(importCalls.store);
  const undoing = useCallMutation(importCalls.undo);

  // What stands still again has other rows than before; the lists of the area have what it wrote or took back.
  const state = data?.state;
  const standing = data && `${data.state} ${data.version}`;
  const last = useRef(standing);
  useEffect(() => {
    const before = last.current;
    last.current = standing;
    if (state === undefined || before === undefined || before === standing || isRunning({ state })) return;
    void refresh('import.rows', 'import.ofCompany');
    if (state === 'stored' || state === 'undone') void refresh(...refreshedBy(resource));
  }, [standing, state, resource]);

  const taken = async (result: Result<Import>): Promise<Failure | undefined> => {
    if (!result.ok) {
      if (isStale(result.failure)) await refetch();
      return result.failure;
    }
    await put(result.data);
    return undefined;
  };
  return {
    query,
    job: data && { ...data, ...applied(data, changes.shown) },
    change: changes.change,
    unsent: changes.failure && { failure: changes.failure, retry: () => void changes.send() },
    /** The trial is made anew after a stop. */
    judgeAgain: () => void changes.send(),
    store: async (version: number) => taken(await storing.mutate({ data: { id, version } })),
    undo: async () => taken(await undoing.mutate({ data: { id } })),
    isAsking: storing.isPending || undoing.isPending,
  };
}
export type ImportWork = ReturnType<typeof useImport>;
