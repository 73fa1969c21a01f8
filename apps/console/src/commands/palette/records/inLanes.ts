/** How many calls of one search are under way at once: as many as leave room for those of the page. */
const LANES = 4;

/** Does the work of all, some at once and in their order, until it is stopped. */
export async function inLanes<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const rest = all.values();
  const lane = async (): Promise<void> => {
    for (const one of rest) {
      if (signal.aborted) return;
      await work(one);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
