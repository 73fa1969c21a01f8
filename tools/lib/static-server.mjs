import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
});

/**
 * Serves a finished build to a browser on this machine. For tests: no caching, no listing, loopback only.
 *
 * @param {string} folder absolute
 * @param {string} [under] the path at which it lies, as `/look`; nothing else is there
 * @returns {Promise<{ url: string, close: () => void }>} at a free port
 */
export function serveFolder(folder, under = '') {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!path.startsWith(`${under}/`)) {
      response.writeHead(404).end();
      return;
    }
    const inside = path.slice(under.length);
    const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (!address || typeof address === 'string') return;
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
