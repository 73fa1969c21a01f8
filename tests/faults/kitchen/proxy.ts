import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Random } from '../../histories/random.ts';

/** What a network does to whatever goes through it. */
export type Weather =
  | { readonly kind: 'fair' }
  /** Everything comes late by so many milliseconds, and by up to so many more. */
  | { readonly kind: 'slow'; readonly latency: number; readonly jitter: number }
  /** Connections end, and new ones are refused. */
  | { readonly kind: 'cut' }
  /** Connections stay open, new ones too, and nothing comes through in either direction. */
  | { readonly kind: 'deaf' };

export interface Proxy {
  readonly port: number;
  readonly turn: (weather: Weather) => void;
  /** Ends every connection with a reset, as a router does that has lost its tables. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** One connection's way in one direction: what has entered comes out in its order, or never. */
const carry = (from: Socket, to: Socket, weatherNow: () => Weather, random: Random): void => {
  let free = 0;
  from.on('data', (chunk: Buffer) => {
    const weather = weatherNow();
    if (weather.kind === 'deaf') return;
    const wait = weather.kind === 'slow' ? weather.latency + random.below(weather.jitter + 1) : 0;
    const now = performance.now();
    free = Math.max(now + wait, free);
    if (free <= now) to.write(chunk);
    else
      setTimeout(() => {
        if (!to.destroyed && weatherNow().kind !== 'deaf') to.write(chunk);
      }, free - now);
  });
};

/**
 * A network between a browser and a server, for http and sockets alike, whose faults a seed repeats as far as the
 * moments of the traffic do.
 */
export const openProxy = async (target: () => number, random: Random): Promise<Proxy> => {
  let weather: Weather = { kind: 'fair' };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: () => Socket | undefined): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      // A deaf line does not even tell that its other end has gone.
      if (weather.kind !== 'deaf') other()?.destroy();
    });
  };
  const server: Server = createServer((near) => {
    if (weather.kind === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = createConnection({ port: target(), host: '127.0.0.1' });
    keep(near, () => far);
    keep(far, () => near);
    carry(near, far, () => weather, random);
    carry(far, near, () => weather, random);
  });
  const endAll = (end: (socket: Socket) => void): void => {
    for (const socket of sockets) end(socket);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    port,
    turn: (next) => {
      weather = next;
      if (next.kind === 'cut') endAll((socket) => socket.destroy());
    },
    reset: () => endAll((socket) => socket.resetAndDestroy()),
    close: async () => {
      endAll((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
