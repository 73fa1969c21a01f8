import { type AnyCall, changes, isDownload, takes } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { errorCodes, errorTypes, olderKeys, statusOf, unsentCodes } from '@comanda/api/errors';
import type { Resource } from '@comanda/api/kernel';
import { picturePaths } from '@comanda/api/pictures';
import { resources } from '@comanda/api/areas/all';
import { formats } from '@comanda/api/validation';
import * as z from 'zod/mini';
import { recordSchemas, type Schema } from '../resource/recordSchema.ts';

const id: Schema = { type: 'string', pattern: formats.id.source };
const idText = JSON.stringify(id);
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const shape = (schema: z.ZodMiniType, io: 'input' | 'output', name: string): Schema => {
  // An `$id` makes references inside a recursive shape mean the shape and not the whole document.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  if (JSON.stringify(rest).includes('"$ref"')) return { $id: `urn:comanda:${name}`, ...rest };
  // By far the most frequent of all shapes.
  return JSON.parse(JSON.stringify(rest), (_key, part: unknown) =>
    JSON.stringify(part) === idText ? reference('Id') : part,
  );
};
const componentOf = (resource: Resource): string => resource.name[0]?.toUpperCase() + resource.name.slice(1);

type Side = 'body' | 'answer';
/** Bodies and answers of records are spelled out by their definitions; those of other calls by themselves. */
const recordShape = (call: AnyCall, side: Side): Schema | undefined => {
  const resource = resources.find(({ code }) => code === call.entity);
  if (!resource) return undefined;
  const name = componentOf(resource);
  const verb = call.name.slice(resource.name.length + 1);
  const page: Schema = {
    type: 'object',
    required: ['elements', 'total'],
    properties: {
      elements: { type: 'array', items: reference(`${name}Line`) },
      total: { type: 'integer', description: 'Exact up to 10,000.' },
      more: { const: true, description: 'There are more than total says.' },
    },
  };
  const shapes: Readonly<Record<string, Schema>> =
    side === 'body'
      ? { create: reference(`${name}Create`), update: reference(`${name}Update`) }
      : {
          create: reference(name),
          update: reference(name),
          get: reference(name),
          list: page,
          ofCompany: page,
        };
  return shapes[verb];
};

const enveloped = (data: Schema): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data },
});
const dataOf = (call: AnyCall, side: Side): Schema | undefined => {
  const schema = call[side];
  return (
    schema &&
    (recordShape(call, side) ?? shape(schema, side === 'body' ? 'input' : 'output', `${call.name}.${side}`))
  );
};

/** So many characters are not worth a name of their own. */
const SHORT = 100;

/** What several calls take or answer alike, by how it reads: it is said once, named after the first of them. */
const namesOfShared = (): ReadonlyMap<string, string> => {
  const users = new Map<string, string[]>();
  for (const call of allCalls)
    for (const side of ['body', 'answer'] as const) {
      const text = JSON.stringify(dataOf(call, side)) ?? '';
      const name = `${call.name}_${side}`.replaceAll(/\W/g, '_');
      if (text.length > SHORT) users.set(text, [...(users.get(text) ?? []), name]);
    }
  return new Map(
    [...users].flatMap(([text, [name = '', ...others]]) => (others.length > 0 ? [[text, name]] : [])),
  );
};
const shared = namesOfShared();
const said = (data: Schema): Schema => {
  const name = shared.get(JSON.stringify(data));
  return name === undefined ? data : reference(name);
};

const bodyOf = (call: AnyCall): Schema | undefined => {
  const own = dataOf(call, 'body');
  if (!own) return undefined;
  const data = said(own);
  const json = { 'application/json': { schema: enveloped(data) } };
  const resource = resources.find(({ code }) => code === call.entity);
  const pictures =
    call.multipart === 'sheet'
      ? [['file', { type: 'string', contentMediaType: 'application/octet-stream' }]]
      : (resource ? picturePaths(resource) : []).map((path) => [
          path,
          { type: 'string', contentMediaType: 'image/*' },
        ]);
  const multipart = {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['data'],
        properties: { data, ...Object.fromEntries(pictures) },
      },
    },
  };
  return { required: true, content: call.multipart ? { ...json, ...multipart } : json };
};

const schemes = {
  user: 'session',
  company: 'session',
  platform: 'session',
  login: 'login',
  device: 'device',
  screen: 'screen',
} as const;
const parametersOf = (call: AnyCall): Schema[] => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(changes(call) && call.access.by !== 'anyone' && call.access.by !== 'login'
    ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
    : []),
];
const isJudged = ({ access }: AnyCall): boolean =>
  access.by === 'company' ||
  access.by === 'platform' ||
  'action' in access ||
  (access.by === 'user' && access.of === 'area');
/** What a call may be refused with, besides what any call may. */
const refusalsOf = (call: AnyCall): number[] => [
  400,
  ...(call.access.by === 'anyone' ? [] : [401, 511]),
  ...(isJudged(call) ? [403, 404] : []),
  ...(changes(call) ? [409, 413, 422] : []),
  429,
  503,
];

const doneOf = (call: AnyCall): Schema =>
  isDownload(call)
    ? {
        description: 'The file, as it comes to be. One that breaks off ends with its connection.',
        headers: {
          'Content-Disposition': {
            description: '`attachment` with the name of the file (RFC 6266).',
            schema: { type: 'string' },
          },
        },
        content: { '*/*': {} },
      }
    : {
        description: 'Done',
        content: {
          'application/json': {
            schema: enveloped(said(dataOf(call, 'answer') ?? {})),
          },
        },
      };

const operationOf = (call: AnyCall): Schema => {
  const { access } = call;
  const body = bodyOf(call);
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.summary,
    description: `Takes ${takes(access)}.`,
    security: access.by === 'anyone' ? [] : [{ [schemes[access.by]]: [] }],
    parameters: parametersOf(call),
    ...(body && { requestBody: body }),
    responses: {
      200: doneOf(call),
      ...Object.fromEntries(
        refusalsOf(call).map((status) => [status, { $ref: '#/components/responses/Refused' }]),
      ),
    },
  };
};

/** Codes with their status, those that are never sent with the reason, and what older clients call them. */
const codesInWords = [
  errorCodes
    .map(
      (code) => `${code} ${statusOf[code]}${unsentCodes[code] ? ` (never sent: ${unsentCodes[code]})` : ''}`,
    )
    .join(', '),
  `Keys of older clients: ${Object.entries(olderKeys)
    .map(([key, said]) => `${key} is ${said.join(' or ')}`)
    .join(', ')}`,
].join('. ');

const errorSchema: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: {
          enum: [...errorCodes],
          description: codesInWords,
        },
        message: { type: 'string', description: 'English, for logs and integrators.' },
        type: { enum: [...errorTypes] },
        extra: {
          type: 'array',
          items: {
            type: 'object',
            required: ['entity'],
            properties: {
              entity: { type: 'string' },
              field: { type: 'string' },
              error: { type: 'string' },
              params: { type: 'object' },
              proposal: { type: ['string', 'number'] },
              count: { type: 'integer' },
              records: {
                type: 'array',
                maxItems: 5,
                items: {
                  type: 'object',
                  required: ['id', 'code', 'names'],
                  properties: {
                    id: { type: 'string', format: 'uuid' },
                    code: { type: 'string' },
                    names: { type: 'object', additionalProperties: { type: 'string' } },
                  },
                },
              },
              by: { type: 'string' },
            },
          },
        },
        records: {
          type: 'object',
          properties: { yours: { type: 'object' }, stored: { type: 'object' } },
        },
        requestId: { type: 'string', format: 'uuid' },
      },
    },
  },
};

const bearer = (description: string): Schema => ({ type: 'http', scheme: 'bearer', description });

/** The contract as OpenAPI 3.1, made from the calls and the definitions: nothing in it is written twice. */
export const openApi = () => {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of allCalls) {
    const path = `/api/${call.service}/v1${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comanda',
      version: '1',
      description:
        'Requests and answers are enveloped in data; money is whole minor units; instants are UTC. A day in a filter is one of the zone that the header Time-Zone names (IANA), without it of UTC.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      securitySchemes: {
        session: bearer('Session token of a person, good for ten minutes.'),
        login: bearer('Login token of a device that a person signed in on.'),
        device: bearer('Token of a till.'),
        screen: bearer('Credential of an enrolled kitchen screen.'),
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key and content within 24 hours have one effect and get the same answer.',
          schema: { type: 'string', maxLength: 200 },
        },
      },
      responses: {
        Refused: {
          description: 'Not done, and why',
          content: { 'application/json': { schema: reference('Error') } },
        },
      },
      schemas: Object.fromEntries([
        ['Error', errorSchema],
        ['Id', id],
        ...[...shared].map(([text, name]): [string, Schema] => [name, JSON.parse(text)]),
        ...resources.flatMap((resource): [string, Schema][] => {
          const name = componentOf(resource);
          const { create, update, row, line } = recordSchemas(resource);
          return [
            [name, row],
            [`${name}Line`, line],
            [`${name}Create`, create],
            [`${name}Update`, update],
          ];
        }),
      ]),
    },
  };
};
