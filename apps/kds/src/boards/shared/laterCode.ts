import { useEffect, useState } from 'react';

export interface LaterCode<T> {
  /** Brings it while the network is there. */
  readonly load: () => Promise<T>;
  /** What it gives, once it is there; a failure is thrown to the nearest error boundary. */
  readonly use: (isWanted?: boolean) => T | undefined;
}

/** Functions that the first board does without. */
export const laterCode = <T>(bring: () => Promise<T>): LaterCode<T> => {
  let there: T | undefined;
  const load = async (): Promise<T> => (there ??= await bring());
  return {
    load,
    use: function useThere(isWanted = true) {
      const [failure, setFailure] = useState<{ readonly error: unknown }>();
      const [, setThere] = useState(there !== undefined);
      useEffect(() => {
        if (isWanted)
          load().then(
            () => setThere(true),
            (error: unknown) => setFailure({ error }),
          );
      }, [isWanted]);
      if (failure) throw failure.error;
      return there;
    },
  };
};
