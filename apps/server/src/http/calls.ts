import { type AnyCall, isDownload } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { formats } from '@comanda/api/validation';
import { isTimeZone } from '@comanda/api/zones';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataIn } from './body.ts';
import { deviceIn, leaveDevice } from './deviceCookie.ts';
import { malformed } from '../core/refusal.ts';
import { fileOpener, sendFile } from './download.ts';
import type { Route, UploadedFile } from '../core/route.ts';
import { keyIn } from './idempotency.ts';
import { partsOf } from './multipart.ts';
import { type Asked, originOf, perform, type Platform } from './perform.ts';
import { type Sender, uploadsOf } from './uploads.ts';

const usualBody = 262_144;
const longestParameter = 2_000;
const longestAgent = 400;

/** Each call of the contract is done in exactly one place; a server that lacks one does not start. */
export const refuseGaps = (routes: readonly Route[]): void => {
  const counts = new Map<string, number>();
  for (const { call } of routes) counts.set(call.name, (counts.get(call.name) ?? 0) + 1);
  const wrong = allCalls.filter(({ name }) => counts.get(name) !== 1).map(({ name }) => name);
  const known = new Set(allCalls.map(({ name }) => name));
  const strange = [...counts.keys()].filter((name) => !known.has(name));
  if (wrong.length + strange.length > 0)
    throw new Error(`These calls are not done exactly once: ${[...wrong, ...strange].join(', ')}.`);
};

const pathOf = (call: AnyCall): string =>
  `/api/${call.service}/v1${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
const bearerIn = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S{1,4000})$/i.exec(request.headers.authorization ?? '')?.[1];
/** The first language that is asked for. */
const languageIn = (accepted: string | undefined): string | undefined => {
  const first = accepted?.split(/[,;]/, 1)[0]?.trim() ?? '';
  return formats.language.test(first) ? first : undefined;
};
const paramsIn = (request: FastifyRequest): Record<string, string> => {
  const { params } = request;
  return typeof params === 'object' && params !== null
    ? Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, String(value).slice(0, longestParameter)]),
      )
    : {};
};

const received = async (
  call: AnyCall,
  request: FastifyRequest,
): Promise<{ body: unknown; files: Record<string, UploadedFile> }> => {
  if (!request.isMultipart()) return { body: request.body, files: {} };
  if (!call.multipart) throw malformed('This call takes JSON.', [{ field: 'Content-Type' }]);
  return partsOf(call, request);
};

const senderOf = ({ brands }: Platform, request: FastifyRequest): Sender => ({
  params: paramsIn(request),
  bearer: bearerIn(request),
  brand: brands.of(request.hostname).code,
  length: request.headers['content-length'],
});

/** A zone that is none says nothing. */
const zoneIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && isTimeZone(header) ? header : undefined;

const askedBy = async (
  platform: Platform,
  call: AnyCall,
  request: FastifyRequest,
  leave: (device: string) => void,
): Promise<Asked> => {
  const { body, files } = await received(call, request);
  return {
    params: paramsIn(request),
    data: dataIn(body),
    files,
    bearer: bearerIn(request),
    key: keyIn(request.headers['idempotency-key']),
    requestId: request.id,
    log: request.log,
    address: request.ip,
    brand: platform.brands.of(request.hostname).code,
    lang: languageIn(request.headers['accept-language']),
    timeZone: zoneIn(request.headers['time-zone']),
    agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
    device: { left: deviceIn(request), leave },
    origin: `${request.protocol}://${request.host}`,
  };
};

/** What a GET changes, nobody changes by opening an address, following a link or showing a picture. */
const refuseOpening = ({ headers }: FastifyRequest): void => {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'empty')
    throw malformed('This call is made by a client.', [{ field: 'Sec-Fetch-Dest', error: 'choice' }]);
};

export const addCalls = (app: FastifyInstance, platform: Platform, routes: readonly Route[]): void => {
  refuseGaps(routes);
  const openFile = fileOpener(platform);
  const admit = uploadsOf(platform);
  for (const route of routes) {
    const { call } = route;
    app.route({
      method: call.method,
      url: pathOf(call),
      bodyLimit: call.bodyLimit ?? usualBody,
      handler: async (request, reply) => {
        const leave =
          request.isMultipart() && call.multipart
            ? await admit(call, senderOf(platform, request))
            : undefined;
        try {
          if (call.acts) refuseOpening(request);
          let device: string | undefined;
          const asked = await askedBy(platform, call, request, (value) => {
            device = value;
          });
          if (isDownload(call)) return await sendFile(reply, await openFile(route, asked));
          const body = await perform(platform, route, asked);
          if (device !== undefined)
            leaveDevice(reply, device, {
              isSecure: originOf(platform.config, asked.origin).startsWith('https:'),
            });
          return await reply
            .header('cache-control', 'no-store')
            .type('application/json; charset=utf-8')
            .send(body);
        } finally {
          leave?.();
        }
      },
    });
  }
};
