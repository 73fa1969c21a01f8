import type { FastifyInstance } from 'fastify';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';
import { malformed } from '../core/refusal.ts';

const isOfThisMachine = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\]|(?:[^.]+\.)+localhost)$/.test(host);

/**
 * Answers nothing under a name that is not this machine's. A page of another site may have its own name lead to the
 * loopback address (DNS rebinding), and a browser would then let it read whatever a demo shows without a password: mails
 * with their links, the figures. Names that the operator has given (brands, COMANDA_ORIGINS) are known.
 */
export const addDemoHosts = (
  app: FastifyInstance,
  { brands, config }: { readonly brands: Brands; readonly config: Pick<Config, 'origins'> },
): void => {
  const known = new Set([
    ...brands.all.flatMap(({ domains }) => domains),
    ...config.origins.map((origin) => new URL(origin).hostname),
  ]);
  app.addHook('onRequest', async ({ hostname }) => {
    const host = hostname.toLowerCase().replace(/\.$/, '');
    if (isOfThisMachine(host) || known.has(host)) return;
    throw malformed(
      'Demo mode answers under the names of this machine only: open http://localhost at the same port, or start it with COMANDA_ORIGINS naming this origin.',
      [{ field: 'Host', error: 'choice' }],
    );
  });
};
