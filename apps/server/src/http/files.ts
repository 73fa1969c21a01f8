import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownRecord } from './errors.ts';

/** An app that the server hands out: its built files, and the path that they lie under. */
interface App {
  readonly root: string;
  readonly prefix: '/' | '/kds/';
}
const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));
const apps: readonly App[] = [
  { root: built('console'), prefix: '/' },
  { root: built('kds'), prefix: '/kds/' },
];

const immutable = 'public, max-age=31536000, immutable';
/** Hashed names never change their content; a page always names the newest of them; the rest is asked for again. */
const lifetimeOf = (path: string): string => {
  if (/\/(?:assets|themes)\//.test(path)) return immutable;
  return /\.html(?:\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache';
};

/** The app whose page answers a path of the browser: `/kds` is the kitchen's but for its settings. */
const appOf = (path: string): App | undefined => {
  const isKitchen = /^\/kds(?:\/|$)/.test(path) && !/^\/kds\/config(?:\/|$)/.test(path);
  return apps.find(({ prefix }) => (prefix === '/kds/') === isKitchen);
};
const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/api(?:\/|$)/.test(request.url) &&
  !/\.[a-z0-9]{1,8}$/i.test(request.url.split('?')[0] ?? '') &&
  (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null;

/** The apps' files, compressed when they were built, and their page for every path that is theirs to route. */
export const addFiles = async (app: FastifyInstance): Promise<void> => {
  const present = apps.filter(({ root }) => existsSync(join(root, 'index.html')));
  for (const [index, { root, prefix }] of present.entries())
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: index === 0,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Beside the bundle lie the compiler's declarations, which are nobody's to download.
      globIgnore: ['types/**'],
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', lifetimeOf(path));
        // The address that a person types has no slash at its end, and starts without the platform too.
        if (/\/sw\.js(?:\.br|\.gz)?$/.test(path))
          response.header('service-worker-allowed', prefix.replace(/\/$/, ''));
      },
    });
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const target = appOf(request.url.split('?')[0] ?? '/');
    if (!target || !present.includes(target) || !wantsPage(request)) throw unknownRecord();
    return reply.sendFile('index.html', target.root);
  };
  app.setNotFoundHandler((request, reply) => page(request, reply));
};
