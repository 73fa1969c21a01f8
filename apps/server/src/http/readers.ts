/** Somebody who takes a file part by part. */
export interface Reader {
  /** A part is there for them from now on. */
  readonly offered: () => void;
  /** They have taken it. */
  readonly took: () => void;
  /** Their file has ended, however it did. */
  readonly gone: () => void;
}
interface Taking {
  since: number | undefined;
  readonly dismiss: () => void;
  readonly gone: Promise<void>;
}
export interface Readers {
  /** Begins with one; `dismiss` breaks their file off. */
  readonly begin: (dismiss: () => void) => Reader;
  /**
   * Breaks off the file of whoever has let a part lie for longest, if they have for at least the patience, and waits until
   * their place is free. Answers whether there was one.
   */
  readonly giveWay: () => Promise<boolean>;
}

/**
 * Who takes files just now: while there is room, whoever takes one may be slow; when others wait for a place, who takes
 * nothing loses theirs (docs/product.md §13).
 */
export const readersOf = (patience: number, now: () => number = Date.now): Readers => {
  const takings = new Set<Taking>();
  return {
    begin: (dismiss) => {
      let end: (() => void) | undefined;
      const gone = new Promise<void>((resolve) => {
        end = resolve;
      });
      const taking: Taking = { since: undefined, dismiss, gone };
      takings.add(taking);
      return {
        offered: () => (taking.since = now()),
        took: () => (taking.since = undefined),
        gone: () => {
          takings.delete(taking);
          end?.();
        },
      };
    },
    giveWay: async () => {
      let slowest: Taking | undefined;
      for (const taking of takings)
        if ((taking.since ?? Infinity) < (slowest?.since ?? Infinity)) slowest = taking;
      if (slowest?.since === undefined || now() - slowest.since < patience) return false;
      slowest.dismiss();
      await slowest.gone;
      return true;
    },
  };
};
