import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { quantile } from './figures.ts';

/** One request, again and again. */
export interface Target {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const requestOf = ({ origin, path, headers, body }: Target): string =>
  [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

/** Reads one answer of a kept connection; answers have a length, and nothing else is understood here. */
const answered = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    let missing = -1;
    let head = '';
    const hear = (part: Buffer): void => {
      if (missing < 0) {
        head += part.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          socket.off('data', hear);
          reject(new Error(`The load met ${head.slice(0, 600)}`));
          return;
        }
        missing = Number(length) - (head.length - end - 4);
      } else missing -= part.length;
      if (missing > 0) return;
      socket.off('data', hear);
      resolve();
    };
    socket.on('data', hear);
  });

/**
 * Puts load on a server for some milliseconds, over kept connections that wait for each answer. Each comes from an
 * address of its own (127.0.0.x), because a server bounds the requests of one address.
 */
export const loadOf = async (target: Target, milliseconds: number, connections = 16): Promise<Load> => {
  const { hostname, port } = new URL(target.origin);
  const request = requestOf(target);
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.0.${10 + index}` });
      socket.setNoDelay(true);
      await once(socket, 'connect');
      while (performance.now() - start < milliseconds) {
        const sent = performance.now();
        socket.write(request);
        await answered(socket);
        times.push(performance.now() - sent);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};
