import type { FastifyBaseLogger } from 'fastify';

export interface PumpOptions<Stretch> {
  /** What came after a number on a channel, at most one batch. */
  readonly read: (channel: string, after: number) => Promise<Stretch>;
  /** The numbers that were sent last to those who hear a channel. */
  readonly positionsOn: (channel: string) => readonly number[];
  /** Sends it to all who hear the channel, and brings their positions on. */
  readonly deliver: (channel: string, stretch: Stretch) => void;
  readonly log: FastifyBaseLogger;
}

/**
 * Fans what is new out to those in this process who hear it. Each channel is read by one statement for all of them, from
 * the one that lags most; one that asks for what it missed simply lags until it was sent.
 */
export const openPump = <Stretch extends { readonly head: number }>({
  read,
  positionsOn,
  deliver,
  log,
}: PumpOptions<Stretch>): { readonly pump: (channel: string) => void } => {
  const running = new Set<string>();
  const again = new Set<string>();
  const lagOf = (channel: string): number => Math.min(...positionsOn(channel));

  const run = async (channel: string): Promise<void> => {
    for (let from = lagOf(channel); Number.isFinite(from);) {
      const stretch = await read(channel, from);
      deliver(channel, stretch);
      const reached = lagOf(channel);
      if (reached <= from || reached >= stretch.head) return;
      from = reached;
    }
  };
  const pump = (channel: string): void => {
    if (running.has(channel)) {
      again.add(channel);
      return;
    }
    running.add(channel);
    void run(channel)
      .catch((error: unknown) => log.warn({ err: error }, 'events could not be read'))
      .finally(() => {
        running.delete(channel);
        if (again.delete(channel)) pump(channel);
      });
  };
  return { pump };
};
