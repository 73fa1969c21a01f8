import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { unknownRecord } from '../core/refusal.ts';

const path = '/metrics';

export interface MetricsOptions {
  readonly registry: Registry;
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Opens the figures to others than this machine. */
  readonly token: string | undefined;
}

/** Memory, processor, delay of the event loop: nothing ends what watches them, so it begins once a process. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** A registry of one server that holds the process's own figures too. */
export const createRegistry = (): Registry => Registry.merge([ofProcess]);

type Operation = 'list' | 'read' | 'write' | 'remove';
const operationOf = (method: string, url: string): Operation => {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (method === 'DELETE') return 'remove';
  return url.endsWith('/list') ? 'list' : 'write';
};

/**
 * The service and what is done there: a label for each call would make thousands of series, one for each address as many
 * as somebody makes up.
 */
const labelsOf = ({ method, routeOptions: { url } }: FastifyRequest) => {
  if (url === undefined) return { service: 'none', operation: 'read' } as const;
  const [, service] = /^\/api\/([a-z]+)\/v1\//.exec(url) ?? [];
  if (service !== undefined) return { service, operation: operationOf(method, url) };
  const isOwn = /^\/(?:api\/|healthz$|readyz$|metrics$)/.test(url);
  return { service: isOwn ? 'server' : 'file', operation: 'read' } as const;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return address === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};
/** A proxy on this machine speaks for others, whose addresses it passes on. */
const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

const addPool = (registry: Registry, pool: MetricsOptions['pool']): void => {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: busy, idle; and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
};

/**
 * Measures every answer and tells the figures of the registry in the text format of Prometheus, to this machine and to
 * whoever has the token. For anybody else there is no such address.
 */
export const addMetrics = (app: FastifyInstance, { registry, pool, token }: MetricsOptions): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer.',
    labelNames: ['service', 'operation'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers by the first figure of their status.',
    labelNames: ['service', 'operation', 'status'],
    registers: [registry],
  });
  addPool(registry, pool);
  app.addHook('onResponse', async (request, reply) => {
    const labels = labelsOf(request);
    durations.observe(labels, reply.elapsedTime / 1000);
    answers.inc({ ...labels, status: `${Math.trunc(reply.statusCode / 100)}xx` });
  });
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  app.get(path, async (request, reply) => {
    const isKnown = expected && timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    if (!isKnown && !isFromHere(request)) throw unknownRecord();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
};
