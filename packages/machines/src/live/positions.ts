/** The last number that was seen of each channel; a channel is a company (docs/product.md §11.3). */
export type Positions = Readonly<Record<string, number>>;

/** Where the positions stand once the server has named its channels with their newest numbers. */
export interface CaughtUp {
  readonly since: Positions;
  /** There are positions from before: ask for what came after them. */
  readonly isResumed: boolean;
  /** Channels whose lists may be old without the server knowing: seen for the first time, or numbered anew. */
  readonly reload: readonly string[];
}

/**
 * On a new line. Channels that are not offered any more are dropped; a number beyond the newest one means that the
 * server counts anew, after a restored backup for instance.
 */
export function resume(since: Positions, heads: Positions): CaughtUp {
  const isContinued = (channel: string, head: number): boolean => (since[channel] ?? Infinity) <= head;
  const entries = Object.entries(heads);
  return {
    since: Object.fromEntries(
      entries.map(([channel, head]) => [channel, Math.min(since[channel] ?? head, head)]),
    ),
    isResumed: entries.some(([channel, head]) => isContinued(channel, head)),
    reload: entries.filter(([channel, head]) => !isContinued(channel, head)).map(([channel]) => channel),
  };
}

/** On the same line, after signing in again: nothing was missed, channels may have come or gone. */
export function follow(since: Positions, heads: Positions): CaughtUp {
  const entries = Object.entries(heads);
  return {
    since: Object.fromEntries(entries.map(([channel, head]) => [channel, since[channel] ?? head])),
    isResumed: false,
    reload: entries.map(([channel]) => channel).filter((channel) => since[channel] === undefined),
  };
}

export type Arrival = 'next' | 'duplicate' | 'gap';

/** Numbers of a channel begin with 1 and have no gaps. */
export function arrival(since: Positions, channel: string, seq: number): Arrival {
  const last = since[channel] ?? 0;
  if (seq <= last) return 'duplicate';
  return seq === last + 1 ? 'next' : 'gap';
}
