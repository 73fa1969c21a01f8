import type { FastifyBaseLogger } from 'fastify';

export interface PumpOptions<Stretch> {
  /** What came after a number on a channel, at most one batch. */
  readonly read: (channel: string, after: number) => Promise<Stretch>;
  /** The numbers that were sent last to those who hear a channel. */
  readonly positionsOn: (channel: string) => readonly number[];
  /**
   * Sends it to all who hear the channel, and brings their positions on; to none whose position is before `after`: what lies
   * between was not read.
   */
  readonly deliver: (channel: string, stretch: Stretch) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Fans what is new out to those in this process who hear it. Each channel is read by one statement for all of them, from
 * the one that lags most; one that asks for what it missed simply lags until it was sent.
 */
export const openPump = <Stretch extends { readonly head: number; readonly after: number }>({
  read,
  positionsOn,
  deliver,
  log,
}: PumpOptions<Stretch>): {
  readonly pump: (channel: string) => void;
  /** Until nothing is read any more. */
  readonly drained: () => Promise<void>;
} => {
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const lagOf = (channel: string): number => Math.min(...positionsOn(channel));

  const run = async (channel: string): Promise<void> => {
    for (let from = lagOf(channel); Number.isFinite(from);) {
      const stretch = await read(channel, from);
      deliver(channel, stretch);
      const reached = lagOf(channel);
      // One that came in behind what was being read has had nothing of it, and is read for next.
      if (reached === from || reached >= stretch.head) return;
      from = reached;
    }
  };
  const drain = async (channel: string): Promise<void> => {
    while (wanted.delete(channel))
      await run(channel).catch((error: unknown) => log.warn({ err: error }, 'events could not be read'));
    running.delete(channel);
  };
  return {
    pump: (channel) => {
      wanted.add(channel);
      if (!running.has(channel)) running.set(channel, drain(channel));
    },
    drained: async () => {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
};
