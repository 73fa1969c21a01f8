import type { Failure, Result } from '@comanda/api/client';
import { useRef, useState } from 'react';

export interface Asking<D> {
  /** Makes the call; answers why it was not done, nothing when it was. What was typed stays where it is. */
  readonly ask: (data: D) => Promise<Failure | undefined>;
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
}

/**
 * A call of somebody who is not signed in, and what became of the last one. The same asked for again before it was answered
 * is the same intent, and is made under the same key (docs/product.md §22.2.1).
 * @param onDone what comes of its answer
 */
export function useAsking<D, A>(
  call: (data: D, key: string) => Promise<Result<A>>,
  onDone?: (answer: A, data: D) => void,
): Asking<D> {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const intent = useRef<{ readonly what: string; readonly key: string }>(undefined);
  return {
    ask: async (data) => {
      const what = JSON.stringify(data);
      if (intent.current?.what !== what) intent.current = { what, key: crypto.randomUUID() };
      setPending(true);
      setFailure(undefined);
      const result = await call(data, intent.current.key);
      setPending(false);
      if (result.ok) {
        intent.current = undefined;
        onDone?.(result.data, data);
        return undefined;
      }
      setFailure(result.failure);
      return result.failure;
    },
    isPending,
    failure,
  };
}
