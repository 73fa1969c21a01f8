import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@comanda/tokens/brands';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandedFiles, type BrandedName, brandedNames } from '../brand/appFiles.ts';
import type { Brands } from '../brand/brands.ts';
import { unknownRecord } from './errors.ts';

/** An app that the server hands out: its built files, the path that they lie under, and what its window is called. */
export interface App {
  readonly root: string;
  readonly prefix: '/' | '/kds/';
  readonly titleOf: (brand: Brand) => string;
}
const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));
const ours: readonly App[] = [
  { root: built('console'), prefix: '/', titleOf: ({ pageTitle }) => pageTitle },
  { root: built('kds'), prefix: '/kds/', titleOf: ({ name }) => name },
];

const immutable = 'public, max-age=31536000, immutable';
/** Names with a hash never change their content; the rest is asked for again. */
const lifetimeOf = (path: string): string => (/\/(?:assets|themes)\//.test(path) ? immutable : 'no-cache');

/** The app whose page answers a path of the browser: `/kds` is the kitchen's but for its settings. */
const appOf = (apps: readonly App[], path: string): App | undefined => {
  const isKitchen = /^\/kds(?:\/|$)/.test(path) && !/^\/kds\/config(?:\/|$)/.test(path);
  return apps.find(({ prefix }) => (prefix === '/kds/') === isKitchen);
};
/** Who goes to an address wants a page, also where it ends like the name of a file, as an e-mail address does. */
const wantsPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  const isFile = /\.[a-z0-9]{1,8}$/i.test(url.split('?')[0] ?? '');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(?:\/|$)/.test(url) &&
    (accept.includes('text/html') || (!isFile && accept.includes('*/*')))
  );
};

type Send = (name: BrandedName, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
/** Answers with an app's file in the brand of the request's host. */
const sender = ({ root, prefix, titleOf }: App, brands: Brands): Send => {
  const files = new Map(brands.all.map((brand) => [brand, brandedFiles(root, titleOf(brand), brand)]));
  return (name, request, reply) => {
    const file = files.get(brands.of(request.hostname))?.get(name);
    if (!file) throw unknownRecord();
    // A page always names the newest files; a service worker is compared with the one that runs.
    reply.header('cache-control', name === 'index.html' ? 'no-store' : 'no-cache');
    reply.header('vary', 'accept-encoding').type(file.mediaType);
    // The address that a person types has no slash at its end, and starts without the platform too.
    if (name === 'sw.js') reply.header('service-worker-allowed', prefix.replace(/\/$/, ''));
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(file.plain);
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  };
};

/** The apps' files, compressed when they were built, and their page for every path that is theirs to route. */
export const addFiles = async (
  app: FastifyInstance,
  brands: Brands,
  apps: readonly App[] = ours,
): Promise<void> => {
  const senders = new Map<App, Send>();
  for (const each of apps.filter(({ root }) => existsSync(join(root, 'index.html')))) {
    const { root, prefix } = each;
    const send = sender(each, brands);
    for (const name of brandedNames)
      app.route({
        method: ['GET', 'HEAD'],
        url: `${prefix}${name}`,
        handler: (request, reply) => send(name, request, reply),
      });
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Beside the bundle lie the compiler's declarations, which are nobody's to download.
      globIgnore: ['types/**', ...brandedNames.flatMap((name) => [name, `${name}.*`])],
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', lifetimeOf(path));
      },
    });
    senders.set(each, send);
  }
  app.setNotFoundHandler((request, reply) => {
    const target = appOf(apps, request.url.split('?')[0] ?? '/');
    const send = target && senders.get(target);
    if (!send || !wantsPage(request)) throw unknownRecord();
    return send('index.html', request, reply);
  });
};
