/** Seconds before a mail is tried again: half a minute, twice as long each time, an hour at most. */
export const pauseAfter = (tries: number): number => Math.min(30 * 2 ** (tries - 1), 3_600);
/** Hours after which nobody waits for a mail any more. */
export const hoursTried = 24;
