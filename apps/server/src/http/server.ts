import { randomUUID } from 'node:crypto';
import { pictureAddress } from '@comanda/api/pictures';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Registry } from 'prom-client';
import { readImage } from '../resource/images.ts';
import { withRole } from '../db/transaction.ts';
import { logOptions, type LogStream } from '../log.ts';
import { addBrandFiles } from './brandFiles.ts';
import { addCalls } from './calls.ts';
import { addDemoHosts } from './demoHosts.ts';
import { addDevMail } from './devMail.ts';
import { addDocumentation } from './documentation.ts';
import { malformed, Refusal, unknownRecord } from '../core/refusal.ts';
import { failureOf } from '../core/failure.ts';
import { addFiles } from './files.ts';
import { addHeaders } from './headers.ts';
import { addJson } from './json.ts';
import { addMetrics } from './metrics.ts';
import { addMultipart } from './multipart.ts';
import type { Platform } from './perform.ts';
import { addTexts } from './texts.ts';
import { addRest, endRefusedSockets } from './rest.ts';
import { routes } from './routes.ts';

export interface ServerOptions extends Platform {
  /** Where figures of this process are kept. */
  readonly registry: Registry;
  readonly logStream?: LogStream;
  /** Told of each address as it is added. */
  readonly onRoute?: (route: RouteOptions) => void;
}
/** Requests from one address in ten seconds: far above any screen or till, far below a flood. */
const flood = { max: 5_000, timeWindow: 10_000 };

/** How far an address is from its bound is nobody's business; the refusal itself says when to come back. */
const quiet = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** How long `/readyz` says that there is no room after a write has met a full disk; the next one tells anew. */
const fullFor = 60_000;
interface Room {
  /** When a write met a full disk last, in milliseconds since the epoch. */
  missedAt: number;
}

const addFailures = (app: FastifyInstance, room: Room): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body, retryAfter, fault, cause } = failureOf(error, request.id);
    if (fault !== undefined) request.log.error({ err: fault }, 'fault');
    if (cause !== undefined) request.log.warn({ code: cause }, 'kept from it');
    if (body.error.code === 'ERROR_NO_SPACE') room.missedAt = Date.now();
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
};

/** Addresses that the router itself cannot read or follow: answered before any hook of ours has run. */
const answerStrangePath = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body } = failureOf(
    malformed('The address cannot be understood.', [{ field: 'path', error: 'type' }]),
    request.id,
  );
  void reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': request.id,
    })
    .send(body);
};

const addHealth = (app: FastifyInstance, pool: Platform['pool'], room: Room): void => {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_, reply) => {
    await pool.query('select 1');
    const isFull = Date.now() - room.missedAt < fullFor;
    return reply
      .code(isFull ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isFull ? 'no space' : 'ready' });
  });
};

/** Pictures are named by their content, so whoever has one keeps it (docs/product.md §13). */
const addImages = (app: FastifyInstance, pool: Platform['pool']): void => {
  for (const [end, size] of [
    ['', 'whole'],
    ['/small', 'small'],
  ] as const)
    app.get<{ Params: { sha256: string } }>(`${pictureAddress}:sha256${end}`, async (request, reply) => {
      const { sha256 } = request.params;
      if (!/^[0-9a-f]{64}$/.test(sha256)) throw unknownRecord();
      const found = await withRole(pool, 'comanda_gate', {}, (db) => readImage({ db }, sha256, size));
      if (!found) throw unknownRecord();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .type(found.mediaType)
        .send(found.content);
    });
};

/** The whole of http, ready to listen; what it needs is given to it, so that tests can give something else. */
export const createServer = async ({
  pool,
  config,
  brands,
  registry,
  logStream,
  onRoute,
}: ServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logOptions(config.logLevel, logStream),
    // Fastify's own lines carry whole addresses; ours name the route.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: answerStrangePath,
    // Nobody else says under which host or for which address they ask.
    trustProxy: config.proxies.length > 0 && [...config.proxies],
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // Node looks for what has run out each half a minute otherwise: a slow body lasted thrice its time.
    http: { connectionsCheckingInterval: 2_000 },
    return503OnClosing: true,
    exposeHeadRoutes: false,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  const room: Room = { missedAt: 0 };
  addFailures(app, room);
  addRest(app);
  endRefusedSockets(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // A proxy may believe the one of two that we do not.
    const named = request.raw.rawHeaders.filter((one, at) => at % 2 === 0 && /^host$/i.test(one));
    if (named.length > 1) throw malformed('A request names one host.', [{ field: 'host', error: 'type' }]);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  await addHeaders(app, { secure: config.mode === 'production' });
  if (config.mode === 'demo') addDemoHosts(app);
  await app.register(rateLimit, {
    ...flood,
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_, { ttl }) =>
      new Refusal('ERROR_TOO_MANY', 'Too many requests from this address.', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
  addJson(app);
  await addMultipart(app);
  addHealth(app, pool, room);
  addMetrics(app, { registry, pool, token: config.metricsToken });
  addImages(app, pool);
  addTexts(app, pool);
  addCalls(app, { pool, config, brands }, routes);
  addDocumentation(app);
  if (config.mode === 'demo') addDevMail(app, pool);
  addBrandFiles(app, brands);
  await addFiles(app, brands);
  return app;
};
