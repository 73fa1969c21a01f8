import { Client, type Pool } from 'pg';
import { directOf } from '../db/pool.ts';

export interface Listener {
  readonly close: () => Promise<void>;
}
interface Options {
  readonly pool: Pool;
  readonly channels: readonly string[];
  readonly onNotice: (channel: string, payload: string) => void;
  /** Something may have been missed: at the start, and after each loss of the connection. */
  readonly onConnected: () => void;
}

const pause = 1_000;

/** Listens on a connection of its own, and comes back when it is lost. */
export const listenOn = ({ pool, channels, onNotice, onConnected }: Options): Listener => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch(() => undefined);
    if (!isClosed) timer = setTimeout(connect, pause);
  };
  const connect = (): void => {
    const next = new Client(directOf(pool).options);
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    next
      .connect()
      .then(() => next.query(channels.map((channel) => `listen ${channel}`).join(';')))
      .then(onConnected, () => lose(next));
  };
  connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      last?.removeAllListeners();
      await last?.end().catch(() => undefined);
    },
  };
};
