import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A way to the platform that can be cut, and on which some of its files can be others. */
interface Way {
  readonly origin: string;
  readonly answers: Map<string, Answer>;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** Walks that reach the platform by such a way. */
export const test = base.extend<{ way: Way }>({
  way: async ({ platform }, use) => {
    const answers = new Map<string, Answer>();
    const server = createServer((incoming, outgoing) => {
      const { method = 'GET', headers, url = '/' } = incoming;
      const own = answers.get(url);
      if (own) {
        outgoing.writeHead(own.status, {
          'content-type': own.type,
          'cache-control': 'no-cache',
          ...own.headers,
        });
        outgoing.end(own.body);
        return;
      }
      const onward = request(new URL(url, platform.origin), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    server.on('upgrade', (_, socket) => socket.destroy());
    const listen = (port: number): Promise<void> =>
      new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
    const cut = (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    await listen(0);
    const { port } = server.address() as AddressInfo;
    await use({ origin: `http://127.0.0.1:${port}`, answers, cut, restore: () => listen(port) });
    if (server.listening) await cut();
  },
  baseURL: async ({ way }, use) => use(way.origin),
});
