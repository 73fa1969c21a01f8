import type { FastifyInstance } from 'fastify';
import { misdirected } from '../core/refusal.ts';

const isOfThisMachine = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\]|(?:[^.]+\.)+localhost)$/.test(host);
/** What proxies write; a browser on this machine never does. */
const forwarded = ['forwarded', 'via', 'x-real-ip'];
const isForwarded = (name: string): boolean => forwarded.includes(name) || name.startsWith('x-forwarded-');

/**
 * Demo mode answers a browser on this machine and nobody else, live channels included (docs/product.md §14). A page of
 * another site may have its own name lead to the loopback address (DNS rebinding), and a proxy on the same machine makes
 * strangers look like neighbours: either would open mails with their links, and passwords that everybody knows.
 */
export const addDemoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ hostname, headers }) => {
    if (!isOfThisMachine(hostname.toLowerCase().replace(/\.$/, '')))
      throw misdirected(
        'Demo mode answers under the names of this machine only: open http://localhost at the same port.',
        'Host',
      );
    const header = Object.keys(headers).find(isForwarded);
    if (header !== undefined)
      throw misdirected(
        'Demo mode answers no requests that a proxy passes on; its passwords are known. Start it with COMANDA_MODE=production.',
        header,
      );
  });
};
