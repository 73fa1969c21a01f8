import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@comanda/tokens/brands';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandedFiles, type BrandedName, brandedNames } from '../brand/appFiles.ts';
import type { Brands } from '../brand/brands.ts';
import { unknownRecord } from '../core/refusal.ts';
import { dropDocumentHeaders } from './headers.ts';

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
/** Code, style or font of an app, packed or not; a worker rules itself, and is named so. */
const isPart = (path: string): boolean =>
  /\/assets\/(?![^/]*worker)[^/]+\.(?:js|css|woff2)(?:\.br|\.gz)?$/i.test(path);

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
    const own = files.get(brands.of(request.hostname));
    const file = own?.get(`${name}${/\?.*/.exec(request.url)?.[0] ?? ''}`) ?? own?.get(name);
    if (!file) throw unknownRecord();
    // A page always names the newest files; a service worker is compared with the one that runs.
    reply.header('cache-control', name === 'index.html' ? 'no-store' : 'no-cache');
    reply.header('vary', 'accept-encoding').type(file.mediaType);
    // The address that a person types has no slash at its end, and starts without the platform too.
    if (name === 'sw.js') reply.header('service-worker-allowed', prefix.replace(/(?!^)\/$/, ''));
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(file.plain);
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  };
};

/**
 * What an app hands out by its name, from its root on: beside it lie the compiler's declarations and what the build keeps for
 * itself, which are nobody's to download, and what a brand changes.
 */
const filesOf = (root: string): ReadonlySet<string> => {
  const withheld = ['types/', '.', ...brandedNames];
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
      .filter((path) => !withheld.some((beginning) => path.startsWith(beginning))),
  );
};

/** The files at the root of an app, and its folders with all that they hold. */
const topmost = (files: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...files].map((path) => path.replace(/\/.*/s, '/*')));

/** The apps' files, compressed when they were built, and their page for every path that is theirs to route. */
export const addFiles = async (
  app: FastifyInstance,
  brands: Brands,
  apps: readonly App[] = ours,
): Promise<void> => {
  const senders = new Map<App, Send>();
  const present = apps.filter(({ root }) => existsSync(join(root, 'index.html')));
  if (present.length > 0)
    await app.register(fastifyStatic, {
      root: present.map(({ root }) => root),
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', lifetimeOf(path));
        if (isPart(path)) dropDocumentHeaders(response);
      },
    });
  for (const each of present) {
    const { root, prefix } = each;
    const send = sender(each, brands);
    for (const name of brandedNames)
      app.route({
        method: ['GET', 'HEAD'],
        url: `${prefix}${name}`,
        handler: (request, reply) => send(name, request, reply),
      });
    // One route for each folder: one for each of a thousand files would take longer to build than the rest of the server,
    // and one for all of them would answer in place of a call whose address is too long.
    const files = filesOf(root);
    for (const name of topmost(files))
      app.route<{ Params: { '*'?: string } }>({
        method: ['GET', 'HEAD'],
        url: `${prefix}${name}`,
        handler: ({ params }, reply) => {
          const path = name.replace('*', params['*'] ?? '');
          return files.has(path) ? reply.sendFile(path, root) : reply.callNotFound();
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
