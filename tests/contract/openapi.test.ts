import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { type AnyCall, deviceCalls, sessionCalls } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { openBusiness, places } from './requests.ts';

const platform = usePlatform({ LOG_LEVEL: 'info' });

interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, { readonly type: string; readonly scheme: string }>>;
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
}
let document: OpenApi;
let text = '';
beforeAll(async () => {
  const response = await fetch(`${platform().origin}/api/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  text = await response.text();
  document = JSON.parse(text);
});
const addressOf = ({ service, path }: AnyCall): string => `/api/${service}/v1${path}`;
const operationOf = (call: AnyCall): Operation | undefined =>
  document.paths[addressOf(call)]?.[call.method.toLowerCase()];

describe('the document', () => {
  it('is OpenAPI 3.1 with every call once and nothing else', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.stringMatching(/\S/),
      version: expect.stringMatching(/\S/),
    });
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      allCalls.map(({ name }) => name).sort(),
    );
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\/[a-z]+\/v1\//);
      expect(Object.keys(methods).every((method) => /^(?:get|post|put|delete)$/.test(method))).toBe(true);
    }
  });
  it.each(allCalls.map((call) => [call.name, call] as const))('says all of %s', (_, call) => {
    const operation = operationOf(call);
    if (!operation) throw new Error(`${call.name} is not where it should be.`);
    const scheme = {
      anyone: undefined,
      login: 'login',
      device: 'device',
      screen: 'screen',
      platform: 'session',
      user: 'session',
      company: 'session',
    }[call.access.by];
    expect(operation.security).toEqual(scheme === undefined ? [] : [{ [scheme]: [] }]);
    if (scheme !== undefined)
      expect(document.components.securitySchemes[scheme]).toMatchObject({ type: 'http', scheme: 'bearer' });
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(operation.requestBody !== undefined).toBe(call.body !== undefined);
    if (call.body)
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual([
        'application/json',
        ...(call.multipart ? ['multipart/form-data'] : []),
      ]);
    expect(operation.responses).toHaveProperty('200');
    expect(operation.responses).toHaveProperty('400');
  });
  it('refers to nothing that it does not have', () => {
    const own = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(own.length).toBeGreaterThan(allCalls.length);
    const parts: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {
      ...document.components,
    };
    for (const [reference, part = '', name = ''] of own) expect(parts[part], reference).toHaveProperty(name);
  });
});

/** The content policy, word for word: what is not listed is not allowed. */
const policy = new Map(
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'style-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['comanda'],
  }),
);
const policyIn = (response: Response): Map<string, string[]> =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('what every answer carries', () => {
  it.each(['/', '/api/docs', '/api/openapi.json', '/healthz', '/readyz', '/nowhere', '/api/nowhere'])(
    'the whole policy on %s',
    async (path) => {
      const response = await fetch(platform().origin + path);
      expect(policyIn(response)).toEqual(policy);
      for (const [name, value] of Object.entries(fixed)) expect(response.headers.get(name), name).toBe(value);
      expect(response.headers.get('permissions-policy')).toContain('camera=()');
      for (const name of ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin'])
        expect(response.headers.get(name), name).toBeNull();
      if (path !== '/' && path !== '/nowhere')
        expect(response.headers.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
    },
  );
  it('no memory of calls and pages, sound or refused', async () => {
    const owner = await platform().as('owner');
    for (const { headers } of [
      await owner.call(sessionCalls.refresh, { data: { email: 'x@y.z', brand: 'default' } }),
      await platform().anyone.call(sessionCalls.login, {
        data: { email: 'x@y.z', password: 'x', brand: 'default' },
      }),
    ])
      expect(headers.get('cache-control')).toBe('no-store');
    const page = await fetch(`${platform().origin}/`);
    // Without a build there is no page to be remembered.
    if (page.status === 200) expect(page.headers.get('cache-control')).toBe('no-store');
  });
  it('no code of its own in the page of the calls', async () => {
    const response = await fetch(`${platform().origin}/api/docs`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    for (const { name } of allCalls) expect(html).toContain(`id="${name}"`);
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  });
  it('a shape of ours for an address that cannot be read', async () => {
    for (const path of ['/api/setup/v1/tax/%', `/api/setup/v1/tax/${'x'.repeat(5_000)}`]) {
      const response = await fetch(platform().origin + path);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { code: 'ERROR_MALFORMED', requestId: response.headers.get('x-request-id') },
      });
      for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy'] as const)
        expect(response.headers.get(name)).toBe(fixed[name]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
  it('a refusal of a request that names two hosts', async () => {
    const { hostname, port } = new URL(platform().origin);
    const socket = connect(Number(port), hostname);
    const host = `Host: ${hostname}:${port}\r\n`;
    socket.end(`GET /healthz HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 [^]*"field":"host"/);
  });
});

describe('the server’s health', () => {
  it('is told without secrets', async () => {
    for (const [path, status] of [
      ['/healthz', 'alive'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await fetch(platform().origin + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('what the server says', () => {
  it('holds no token, password, licence or address of a person', async () => {
    const business = await openBusiness(platform(), places.home);
    const caller = await signIn(platform().origin, 'owner');
    const { data: renewed } = await callerOf(platform().origin, caller.login).call(sessionCalls.refresh, {
      data: { email: business.email, brand: 'default' },
    });
    await platform().anyone.call(sessionCalls.login, {
      data: { email: 'nobody@comanda.test', password: 'a-wrong-password', brand: 'default' },
    });
    await business.commit();
    const till = await business.tickets();
    await till.call(deviceCalls.pull, { params: { since: '0' } });
    // A token in an address is a client's mistake, and still nobody else's business.
    await fetch(`${platform().origin}/api/enrollment/v1/user/logged?token=${caller.token}`);
    await fetch(`${platform().origin}/${caller.token}`);
    await fetch(`${platform().origin}/healthz`);
    const said = platform().server.said();
    expect(said).toContain('"route":"/api/login/v1/login/login"');
    expect(said).toContain('"route":"/api/license/v1/device/login"');
    // What the demo prints for whoever started it comes before the first line of the log.
    const log = said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    for (const secret of [
      caller.token,
      caller.login,
      renewed.token,
      renewed.login,
      till.token,
      password,
      'a-wrong-password',
      business.email,
      'nobody@comanda.test',
      ...platform().licences.map(({ license }) => license),
    ])
      if (secret !== undefined) expect(log.includes(secret), secret.slice(0, 12)).toBe(false);
    expect(log).not.toMatch(/eyJ[\w-]{10,}\./);
    expect(log).not.toMatch(/Bearer /i);
  });

  it('is not well while the disk is full, and whoever writes is told that there is no room', async () => {
    const { origin, pool, anyone } = platform();
    await pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$;
      create trigger no_room before insert on login for each row execute function no_room();`);
    const { status, error } = await anyone.call(sessionCalls.login, {
      data: { email: accounts.reader, password, brand },
    });
    expect([status, error.code]).toEqual([507, 'ERROR_NO_SPACE']);
    expect(error.message).not.toContain('extend');
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'no space' });
    await pool.query('drop function no_room() cascade');
  });
});
