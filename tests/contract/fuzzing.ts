import { accountCalls, type AnyCall, changes, isDownload, providerCalls, urlOf } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { errorCodes, errorTypes, statusOf } from '@comanda/api/errors';
import { blank, fieldsOf } from '@comanda/api/kernel';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTelling } from '../support/covering.ts';
import { startProvider } from '../support/provider.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole, shareOf } from '../support/whole.ts';
import type { Data } from './fixtures.ts';
import { type Asked, bodyOf, type Business, endsAll, openBusiness, places, resourceOf } from './requests.ts';
import { storedIn } from './stored.ts';

/*
 * Every call, first as it should be, then with each of its values replaced by what it was not made for. Whatever comes:
 * never a 5xx, a refusal names the value, and nothing is stored by it. Two files share the calls among them, because a
 * file is as long as one worker takes for it: `fuzz.test.ts` and `fuzzBodies.test.ts`.
 */
let platform: ReturnType<typeof usePlatform>;
const unknownId = '0190d6c0-0000-7000-8000-00000000dead';
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });

/** What any value of a body is replaced by. */
const hostile: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['true', true],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['the largest number', 1e308],
  ['beyond whole numbers', 2 ** 53],
  ['beyond 32 bits', 2 ** 31],
  ['empty text', ''],
  ['spaces', '   '],
  ['a number as text', '12'],
  ['the word Infinity', 'Infinity'],
  ['long text', 'x'.repeat(300)],
  ['a million characters', 'x'.repeat(1_000_000)],
  ['ten thousand entries', Array.from({ length: 10_000 }, () => 'x')],
  ['an empty list', []],
  ['a list of nothing', [null]],
  ['lists in lists', [[['x']]]],
  ['an empty object', {}],
  ['an object', { a: 1 }],
  ['deep nesting', nested(200)],
  ['bidirectional overrides', '\u202Egnp.exe\u2066'],
  ['half a surrogate pair', 'a\uD800'],
  ['the other half', '\uDC00a'],
  ['emoji', '👩‍👩‍👧‍👦🍕'],
  ['combining marks', `e${'\u0301'.repeat(50)}`],
  ['a NUL', 'a\0b'],
  ['control characters', 'a\u0007\u001B[31m'],
  ['line ends', 'a\r\nSet-Cookie: x=1'],
  ['a prototype', JSON.parse('{"__proto__":{"admin":true}}')],
  ['a constructor', { constructor: { prototype: { admin: true } } }],
  ['the end of a statement', "'; drop table tax; --"],
  ['a condition that holds', "1' or '1'='1"],
  ['wildcards', '%_\\'],
  ['a path', '../../etc/passwd'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['templates', '${7*7}{{7*7}}'],
  ['an operator', { $gt: '' }],
  ['an unknown id', unknownId],
  ['an id in capitals', unknownId.toUpperCase()],
  ['a day far away', '9999-12-31T23:59:59.999Z'],
  ['a day that is not', '2026-02-30T12:00:00.000Z'],
];
/** What any parameter of a path is replaced by, encoded as it travels. */
const hostileSegments: readonly string[] = [
  '',
  '%20',
  '0',
  '-1',
  '1e308',
  '99999999999999999999',
  'x'.repeat(1_900),
  'x'.repeat(5_000),
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%00',
  'a%00b',
  '%0d%0aSet-Cookie:%20x=1',
  '%E2%80%AEgnp',
  '%F0%9F%8D%95',
  '%ED%A0%80',
  '%zz',
  '%',
  '__proto__',
  'constructor',
  "'%20or%20'1'='1",
  '%25_',
  'null',
  'undefined',
  unknownId,
  unknownId.toUpperCase(),
  `${unknownId}%20`,
];

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | null;
}
const sent = async (
  call: Pick<AnyCall, 'method'>,
  url: string,
  token: string | undefined,
  body: BodyInit | undefined,
  contentType: string | undefined = 'application/json',
): Promise<Answered> => {
  const response = await fetch(platform().origin + url, {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && contentType !== '' && { 'content-type': contentType }),
    },
    ...(body !== undefined && { body }),
  });
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get('x-request-id'),
  };
};
const ask = (call: AnyCall, asked: Asked): Promise<Answered> =>
  sent(
    call,
    urlOf(call, asked.params),
    asked.caller.token,
    call.body ? bodyOf(asked) : call.method === 'GET' ? undefined : '',
    // The boundary of parts is named by who puts them together.
    asked.files ? '' : undefined,
  );

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Stacks, statements, paths and names of what the server is built of. */
const innards =
  /\bat \S+ \(|node:internal|node_modules|\/apps\/|\/src\/|\.ts:\d|(?:select|insert|update|delete)\s.*\s(?:from|into|where)\s|relation "|column "|violates|syntax error|postgres|drizzle|fastify|ZodError|TypeError/i;
const known = {
  error: new Set(['code', 'message', 'type', 'extra', 'records', 'requestId']),
  extra: new Set(['entity', 'field', 'error', 'params', 'proposal', 'count', 'records']),
};

interface Extra {
  readonly field?: string;
}
/** A refusal in exactly the contract's shape. Answers what it names. */
const namedBy = (answer: Answered, what: string): readonly string[] => {
  const { status, text, requestId } = answer;
  const label = `${what}: ${status} ${text.slice(0, 400)}`;
  expect(status, label).toBeGreaterThanOrEqual(400);
  expect(status, label).toBeLessThan(500);
  expect(text, label).not.toMatch(innards);
  const body: unknown = JSON.parse(text);
  expect(Object.keys(Object(body)), label).toEqual(['error']);
  const { error }: { error: Record<string, unknown> } = Object(body);
  expect(
    Object.keys(error).filter((key) => !known.error.has(key)),
    label,
  ).toEqual([]);
  const code = errorCodes.find((one) => one === error['code']);
  expect(code && statusOf[code], label).toBe(status);
  expect(error['message'], label).toEqual(expect.stringMatching(/\S/));
  expect(error['requestId'], label).toMatch(uuid);
  expect(error['requestId'], label).toBe(requestId);
  if (error['type'] !== undefined) expect(errorTypes, label).toContain(error['type']);
  const extra: readonly Extra[] = Array.isArray(error['extra']) ? error['extra'] : [];
  for (const one of extra) {
    expect(
      Object.keys(one).filter((key) => !known.extra.has(key)),
      label,
    ).toEqual([]);
    expect(one, label).toHaveProperty('entity');
  }
  return extra.map(({ field }) => field ?? '');
};

/** Paths of the values of a request's data: each object's keys, and the first entry of each list. */
const pathsIn = (value: unknown, path: readonly string[] = []): string[][] => {
  const here = path.length > 0 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null || path.length > 3) return here;
  const entries = Array.isArray(value)
    ? value.slice(0, 1).map((one: unknown, index) => [String(index), one] as const)
    : Object.entries(value);
  return [...here, ...entries.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
};
const replaced = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((one: unknown, index) => (String(index) === key ? replaced(one, rest, value) : one));
  const record: Data = { ...Object(data) };
  return { ...record, [key]: replaced(record[key], rest, value) };
};
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => Object.entries(Object(value)).find(([name]) => name === key)?.[1],
    data,
  );

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
/** Whether a value may pass at all in the place of another: one of its own kind, or none where none was. */
const couldPass = (before: unknown, value: unknown, path: readonly string[]): boolean =>
  kindOf(before) === kindOf(value) ||
  value === null ||
  before === null ||
  before === undefined ||
  // Any tree may stand here; the old spelling of a status; what the platform keeps by itself has no effect.
  path[0] === 'whereExtra' ||
  path[0] === 'status';
/** Kept by the platform: sent along, they have no effect. */
const ignored = new Set(['id', 'idCompany', 'version', 'created', 'updated']);

/** Calls that count what fails: their values of the right form are tried in the tests of sessions and tills. */
const counted: ReadonlySet<string> = new Set([
  'session.login',
  'device.login',
  'user.password',
  ...[accountCalls, providerCalls].flatMap((calls) => Object.values(calls).map(({ name }) => name)),
  'invitation.open',
  'invitation.find',
]);
/** What is wrong with a sale or a closing is often seen in another figure. */
const addsUp: ReadonlySet<string> = new Set([
  'ticket.upload',
  'deliveryNote.upload',
  'report.z.upload',
  'report.x.upload',
]);

const judge = (
  call: AnyCall,
  answer: Answered,
  { path, before, value, data }: { path: readonly string[]; before: unknown; value: unknown; data: unknown },
  what: string,
): void => {
  if (answer.status < 300) {
    const resource = resourceOf(call);
    const [top = ''] = path;
    // What the platform keeps by itself has no effect, and what is hidden is put back to its start.
    const isIgnored =
      resource !== undefined && (ignored.has(top) || resource.fields[top]?.when?.(Object(data)) === false);
    // Records that are restored are judged one by one: the answer says of each whether it was refused.
    const isOfOne = call.name.endsWith('.restore') && path.includes('values');
    // An empty text is no value where there may be none (docs/product.md §7).
    const whole = resource?.fields[top];
    const part = whole?.kind === 'list' && path.length === 3 ? whole.item[path[2] ?? ''] : undefined;
    const isNone = value === '' && (path.length === 1 ? whole : part)?.optional === true;
    expect(
      isIgnored || isOfOne || isNone || couldPass(before, value, path),
      `${what} was taken: ${answer.text.slice(0, 300)}`,
    ).toBe(true);
    return;
  }
  const named = namedBy(answer, what);
  const isId = typeof value === 'string' && uuid.test(value);
  // Unknown and foreign records are told apart by nothing; a sum that is wrong names the sum.
  if (answer.status === 404 && isId) return;
  // What was signed is known or not.
  if (answer.status === 404 && path[0] === 'block') return;
  // Another address or brand is well written, and the login token is not of it.
  if (answer.status === 401 && call.access.by === 'login') return;
  if (answer.status === 413 || answer.status === 429) return;
  if (
    counted.has(call.name) &&
    (answer.status === 401 || /ERROR_NOT_VALID_LICENSE|ERROR_LINK|ERROR_PROVIDER/.test(answer.text))
  )
    return;
  const [top = 'data'] = path;
  const fits = (field: string): boolean =>
    path.length === 0 || field === 'body' || field === 'data' || field === top || field.startsWith(`${top}.`);
  const other = addsUp.has(call.name) && answer.status === 422 && named.length > 0;
  expect(
    other || named.some(fits),
    `${what} names ${named.join(', ') || 'nothing'}: ${answer.text.slice(0, 300)}`,
  ).toBe(true);
};

let business: Business;
/** Gives a file its platform and its business: both files may be read by one worker, one after the other. */
export const begin = async (): Promise<void> => {
  const provider = await startProvider();
  platform = usePlatform(provider.environment, provider);
  beforeAll(async () => {
    business = await openBusiness(platform(), places.home);
  });
};

/** Values of a record's choices under which other fields show, besides its start. */
const variants = (call: AnyCall): readonly Data[] => {
  const resource = resourceOf(call);
  if (!resource || !/\.(?:create|update)$/.test(call.name)) return [{}];
  const start = blank(resource);
  const choices = fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? Object.keys(field.options).map((value): Data => ({ [name]: value }))
      : field.kind === 'flag'
        ? [{ [name]: 'S' }]
        : [],
  );
  const hidden = fieldsOf(resource).filter(([, { when }]) => when && !when(start));
  const over = hidden.flatMap(([, { when }]): Data[] => {
    const shows = choices.find((values) => when?.({ ...start, ...values }));
    return shows ? [shows] : [];
  });
  return [{}, ...new Map(over.map((values) => [JSON.stringify(values), values])).values()];
};

interface Spoilt {
  readonly what: string;
  readonly path: readonly string[];
  readonly value: unknown;
}
let requests = 0;
/** Whoever tries this often is kept out for a while: not what is tested here. */
const forgetAttempts = async (call: AnyCall): Promise<void> => {
  if (counted.has(call.name) || call.service === 'login' || call.service === 'license')
    await platform().pool.query('delete from sign_in_attempt');
};
/**
 * Sends spoilt requests, each made from a sound one that nothing has used up, and looks at everything that is stored
 * before and after. Where some were taken, the refused ones are sent once more between two looks.
 */
const tryOne = async (call: AnyCall, asked: Asked, one: Spoilt): Promise<void> => {
  const before = await storedIn(platform().pool);
  const { what, path, value } = one;
  requests += 1;
  const answer = await ask(call, { ...asked, data: replaced(asked.data, path, value) });
  judge(
    call,
    answer,
    { path, before: valueAt(asked.data, path), value, data: asked.data },
    `${call.name} ${path.join('.')} = ${what}`,
  );
  if (answer.status >= 300) expect(await storedIn(platform().pool), what).toEqual(before);
};
const tryAll = async (call: AnyCall, over: Data, spoilt: readonly Spoilt[]): Promise<void> => {
  let asked = await business.request(call, over);
  let before = await storedIn(platform().pool);
  const refused: (() => Promise<Answered>)[] = [];
  const attempt = async ({ what, path, value }: Spoilt): Promise<void> => {
    await forgetAttempts(call);
    const spoiled = { ...asked, data: replaced(asked.data, path, value) };
    requests += 1;
    const answer = await ask(call, spoiled);
    judge(
      call,
      answer,
      { path, before: valueAt(asked.data, path), value, data: asked.data },
      `${call.name} ${path.join('.')} = ${what}`,
    );
    if (answer.status >= 300) refused.push(() => ask(call, spoiled));
    else if (changes(call)) asked = await business.request(call, over);
  };
  // Only so many files are made at once.
  if (changes(call) || isDownload(call)) for (const one of spoilt) await attempt(one);
  else await Promise.all(spoilt.map(attempt));
  if (refused.length < spoilt.length) {
    before = await storedIn(platform().pool);
    for (const again of refused) {
      requests += 1;
      await forgetAttempts(call);
      // Those whose record has gone on since are refused for that now; refused they stay.
      expect((await again()).status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(await storedIn(platform().pool)).toEqual(before);
};

/** A call and a place in it, drawn from a seed, with any value that JSON can write there. */
export const describeAnything = (): void => {
  describe('any value anywhere', () => {
    it('is refused or taken, and never a fault', async () => {
      const drawn = fc.sample(
        fc.record({
          call: fc.constantFrom(...allCalls.filter(({ body, name }) => body && !counted.has(name))),
          place: fc.nat(),
          value: fc.jsonValue({ stringUnit: 'binary' }),
        }),
        { seed: 20_261_121, numRuns: isWhole ? 100 : 30 },
      );
      for (const { call, place, value } of drawn) {
        const asked = await business.request(call);
        const paths = pathsIn(asked.data);
        const path = paths[place % paths.length] ?? [];
        await tryOne(call, asked, { what: JSON.stringify(value).slice(0, 80), path, value });
      }
      expect(requests).toBeGreaterThanOrEqual(drawn.length);
    });
  });
};

/** Bodies that are none, or say that they are something else. */
const strangeBodies: readonly (readonly [string, string, BodyInit])[] = [
  ['half a body', 'application/json', '{"data": {"idCompany": '],
  ['a word', 'application/json', 'data'],
  ['a comment', 'application/json', '{"data": {}} // x'],
  ['two bodies', 'application/json', '{"data":{}}{"data":{}}'],
  ['a list', 'application/json', '[]'],
  ['a text', 'application/json', '"data"'],
  ['nothing', 'application/json', 'null'],
  ['no data', 'application/json', '{}'],
  ['data of a prototype', 'application/json', '{"__proto__":{"data":{}}}'],
  ['bytes that are no text', 'application/json', new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['a mark of byte order', 'application/json', '\uFEFF{"data":[]}'],
  ['plain text', 'text/plain', '{"data":{}}'],
  ['a form', 'application/x-www-form-urlencoded', 'data=1'],
  ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['a type that is none', 'nonsense', '{}'],
  ['too much', 'application/json', JSON.stringify({ data: 'x'.repeat(400_000) })],
  ['too deep', 'application/json', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
];
/** Parts of a multipart body between `--x` and the next. */
const part = (disposition: string, content: string, type = ''): string =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${content}\r\n`;
const picture = (name: string, file = 'a.png'): string =>
  part(`name="${name}"; filename="${file}"`, '\u0089PNG', 'image/png');
const strangeParts: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['only an end', '--x--\r\n'],
  ['no end', part('name="data"', '{}').slice(0, -2)],
  ['data that are no JSON', `${part('name="data"', '{')}--x--\r\n`],
  ['data of a prototype', `${part('name="data"', '{"__proto__":{"a":1}}')}--x--\r\n`],
  ['data as a file', `${part('name="data"; filename="data"', '{}', 'application/json')}--x--\r\n`],
  ['two data', `${part('name="data"', '{}')}${part('name="data"', '{}')}--x--\r\n`],
  ['a part too many', `${part('name="other"', '1')}--x--\r\n`],
  ['a part of a prototype', `${part('name="__proto__"', '1')}--x--\r\n`],
  ['no name', `${part('x="y"', '1')}--x--\r\n`],
  ['a picture that is none', `${part('name="data"', '{}')}${picture('image')}--x--\r\n`],
  ['a path for a name', `${picture('image', '../../etc/passwd')}--x--\r\n`],
  [
    'a drawing with code',
    `${part('name="image"; filename="a.svg"', '<svg onload="alert(1)"/>', 'image/svg+xml')}--x--\r\n`,
  ],
  ['six pictures', `${picture('image').repeat(6)}--x--\r\n`],
  [
    'a large picture',
    `${part('name="image"; filename="a.png"', 'x'.repeat(2_900_000), 'image/png')}--x--\r\n`,
  ],
];

export const describeBodies = (): void => {
  describe('bodies', () => {
    // A body is parsed before anybody knows whose it is: one area stands for all, and some calls for the others.
    const calls = shareOf(
      allCalls.filter((one) => one.body && (!resourceOf(one) || one.entity === 'TAX')),
      8,
    );
    it.each(calls.map((call) => [call.name, call] as const))(
      'are refused when they are none, and nothing is stored: %s',
      async (_, call) => {
        const { caller, params } = await business.request(call);
        const before = await storedIn(platform().pool);
        for (const [what, type, body] of strangeBodies) {
          const answer = await sent(call, urlOf(call, params), caller.token, body, type);
          namedBy(answer, `${call.name} with ${what}`);
          // A call that takes parts, or this much, says of the body that it is none of its own.
          if (what === 'too much')
            expect(
              call.multipart || (typeof body === 'string' && (call.bodyLimit ?? 0) > body.length)
                ? [400, 413]
                : [413],
              call.name,
            ).toContain(answer.status);
        }
        expect(await storedIn(platform().pool)).toEqual(before);
      },
    );
    const inParts = allCalls.filter(({ body, name }) => body && /^(?:currency|tax)\./.test(name));
    it.each(shareOf(inParts, 6).map((call) => [call.name, call] as const))(
      'in parts are refused where there are none, and when they are spoilt: %s',
      async (_, call) => {
        const { caller, params } = await business.request(call);
        const before = await storedIn(platform().pool);
        for (const type of [
          'multipart/form-data; boundary=x',
          'multipart/form-data',
          'multipart/mixed; boundary=x',
        ])
          for (const [what, body] of strangeParts)
            namedBy(
              await sent(call, urlOf(call, params), caller.token, body, type),
              `${call.name} with ${type} of ${what}`,
            );
        expect(await storedIn(platform().pool)).toEqual(before);
      },
    );
  });
};

/** The tests of some calls. */
export const describeCalls = (calls: readonly AnyCall[]): void =>
  describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
    it('does what a sound request asks', async () => {
      const answer = await ask(call, await business.request(call));
      expect(answer.status, answer.text).toBe(200);
    });

    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    it.runIf(names.length > 0)('takes no parameter for granted', async () => {
      const { caller, params, data } = await business.request(call);
      const before = await storedIn(platform().pool);
      for (const [nth, name] of names.entries())
        for (const segment of turnOf(hostileSegments, call, nth)) {
          const url = urlOf(call, { ...params, [name]: '~' }).replace(/~/, () => segment);
          const what = `${call.name} {${name}} = ${segment.slice(0, 40)}`;
          requests += 1;
          const answer = await sent(
            call,
            url,
            caller.token,
            call.body ? JSON.stringify({ data }) : undefined,
          );
          if (answer.status < 300) {
            // An empty segment may make another call of it.
            expect(segment === '' || /^\d+$/.test(segment), `${what} ${answer.text}`).toBe(true);
            continue;
          }
          const named = namedBy(answer, what);
          if (answer.status === 400) expect([name, 'path'], what).toContain(named[0]);
        }
      // A till that asks is seen; nothing else may have changed.
      if (call.access.by !== 'device') expect(await storedIn(platform().pool)).toEqual(before);
    });

    it.runIf(call.body)('names the value that it cannot take, and stores nothing', async () => {
      for (const over of variants(call)) {
        const { data } = await business.request(call, over);
        // A variant is tried where it differs from the start.
        const fields = pathsIn(data).filter(
          ([top = '']) => Object.keys(over).length === 0 || hiddenAtStart(call, top),
        );
        const spoilt = fields.map((path, nth) =>
          hostile
            .filter((_one, index) => (index + nth) % oneInAt(call, path) === 0)
            .map(([what, value]) => ({ what, path, value })),
        );
        // What is taken at one place may be in the way at another: only records of areas all have codes of their own.
        for (const some of resourceOf(call) ? [spoilt.flat()] : spoilt) await tryAll(call, over, some);
      }
      await tryAll(
        call,
        {},
        turnOf(hostile, call).map(([what, value]) => ({ what, path: [], value })),
      );
    });
  });
/**
 * What stands in the place of a whole body or of a parameter is judged before anybody knows which call it is: each call
 * has the turn of some, so that together they have them all many times. With COMANDA_FULL each call has them all.
 */
const turnOf = <T>(all: readonly T[], call: AnyCall, nth = 0): readonly T[] => {
  const first = allCalls.indexOf(call) + nth;
  return isWhole ? all : all.filter((_one, index) => (index + first) % 12 === 0);
};
/**
 * One of how many hostile values is tried at a place. The same validator judges every area, new and changed records, and
 * every entry of a list: but in taxes and in what is no area, each value has its turn at every 96th place; fewer have where
 * a record is changed. With COMANDA_FULL each has it 96 times as often.
 */
const oneInAt = (call: AnyCall, path: readonly string[]): number => {
  const isFirst = path.length === 1 && !call.name.endsWith('.update');
  const oneIn =
    isFirst && (call.entity === undefined || call.entity === 'TAX')
      ? 96
      : call.name.endsWith('.update')
        ? 960
        : 480;
  return isWhole ? oneIn / 96 : oneIn;
};
const hiddenAtStart = (call: AnyCall, name: string): boolean => {
  const resource = resourceOf(call);
  const when = resource?.fields[name]?.when;
  return resource !== undefined && when !== undefined && !when(blank(resource));
};

/** How long a call takes to spoil, roughly: its places, as often as hostile values have their turn at them. */
const lengthOf = (call: AnyCall): number => {
  if (!call.body) return 1;
  const resource = resourceOf(call);
  const places = resource && /\.(?:create|update)$/.test(call.name) ? fieldsOf(resource).length : 6;
  return 1 + (variants(call).length * places) / oneInAt(call, ['first']);
};
/** Fields of an area are judged where a record is written; all else that areas do is one code, and taxes stand for it. */
const isSpoilt = (call: AnyCall): boolean =>
  isTelling(call) &&
  !endsAll.has(call.name) &&
  (isWhole || !resourceOf(call) || call.entity === 'TAX' || /\.(?:create|update)$/.test(call.name));
/**
 * The calls, in two parts that take about as long: the longest ones first, each to the part that is shorter so far. What
 * areas do is one code: those that show every trait stand for all, with COMANDA_FULL all are spoilt.
 */
export const callsInTwo = (): readonly [readonly AnyCall[], readonly AnyCall[]] => {
  const parts: [AnyCall[], AnyCall[]] = [[], []];
  const lengths: [number, number] = [0, 0];
  for (const call of allCalls.filter(isSpoilt).toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const part = lengths[0] <= lengths[1] ? 0 : 1;
    parts[part].push(call);
    lengths[part] += lengthOf(call);
  }
  return parts;
};
