import type { Failure, Result } from '@comanda/api/client';
import { useState } from 'react';

export interface Asking<D> {
  /** Makes the call; answers why it was not done, nothing when it was. What was typed stays where it is. */
  readonly ask: (data: D) => Promise<Failure | undefined>;
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
}

/**
 * A call of somebody who is not signed in, and what became of the last one.
 * @param onDone what comes of its answer
 */
export function useAsking<D, A>(
  call: (data: D) => Promise<Result<A>>,
  onDone?: (answer: A, data: D) => void,
): Asking<D> {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    ask: async (data) => {
      setPending(true);
      setFailure(undefined);
      const result = await call(data);
      setPending(false);
      if (result.ok) {
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
