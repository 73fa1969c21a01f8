import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Subject } from '../libraries/subjects.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The peer: an admin console of a framework for admin consoles, over the same server. */
export const reactAdmin: Subject = {
  name: 'react-admin',
  adapter: join(here, 'ReactAdmin.tsx'),
  packages: { 'react-admin': '5.15.4' },
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** An app's built files, compressed as ours are, and our calls passed on. */
export interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}
export const serve = async (directory: string, platform: string): Promise<Served> => {
  const files = new Map(
    readdirSync(directory).map((name) => [
      `/${name}`,
      {
        type: types[extname(name)] ?? 'application/octet-stream',
        bytes: brotliCompressSync(readFileSync(join(directory, name))),
      },
    ]),
  );
  const server = createServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from;
    if (url.startsWith('/api/')) {
      const passed = request(platform + url, { method, headers }, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      });
      passed.on('error', () => to.writeHead(502).end());
      from.pipe(passed);
      return;
    }
    const { pathname } = new URL(url, platform);
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (!file) to.writeHead(404).end();
    else to.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
