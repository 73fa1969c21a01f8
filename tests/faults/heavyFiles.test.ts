import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import {
  avatarCalls,
  businessCalls,
  type Import,
  importCalls,
  importInto,
  peopleCalls,
} from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/caller.ts';
import { hostilePictures } from '../support/hostilePictures.ts';
import { type Server, startServer } from '../support/server.ts';

/*
 * Files that are small to send and heavy to read: what they may take of the server, how long until they are refused, and
 * what everybody else notices of it (docs/product.md §25.1).
 */
const directory = mkdtempSync(join(tmpdir(), 'comanda-heavy-'));
let server: Server;
const companies = new Map<Account, { readonly caller: Caller; readonly id: string }>();
beforeAll(async () => {
  server = await startServer({ dataDirectory: directory });
  for (const account of ['owner', 'foreign'] as const) {
    const caller = await signIn(server.origin, account);
    const { data: user } = await caller.call(peopleCalls.logged);
    const { data } = await caller.call(businessCalls.companiesOfUser, { params: { id: user.id } });
    companies.set(account, { caller, id: data[0]?.id ?? '' });
  }
});
afterAll(async () => {
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const of = (account: Account) => {
  const found = companies.get(account);
  if (!found) throw new Error(`${account} has not signed in.`);
  return found;
};
const bring = async (account: Account, name: string, content: Uint8Array) => {
  const { caller, id: idCompany } = of(account);
  return caller.call(importInto(department), {
    data: { idCompany, fileName: name },
    files: { file: new Blob([new Uint8Array(content)]) },
  });
};
const rested = async (account: Account, { id }: Import): Promise<Import> => {
  for (;;) {
    const { data } = await of(account).caller.call(importCalls.get, { params: { id } });
    if (!['reading', 'judging'].includes(data.state)) return data;
    await pause(50);
  }
};

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const workbook = (sheet: Uint8Array): Uint8Array =>
  zipSync(
    {
      'xl/workbook.xml': strToU8(
        `<workbook ${main} xmlns:r="${related}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="r1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': sheet,
    },
    { level: 9 },
  );
const sheetOf = (piece: string, count: number, [before, after] = ['', '']): Uint8Array =>
  Buffer.concat([
    Buffer.from(`<worksheet ${main}><sheetData>${before}`),
    Buffer.from(piece.repeat(count)),
    Buffer.from(`${after}</sheetData></worksheet>`),
  ]);
const longRow: [string, string] = ['<row>', '</row>'];
const unknown = () => workbook(sheetOf('<x/>', 24_900_000));
const files: readonly (readonly [name: string, why: string, content: () => Uint8Array])[] = [
  ['25 million rows without a place', 'file_too_many_rows', () => workbook(sheetOf('<row/>', 25_000_000))],
  [
    '25 million cells without a place',
    'file_too_many_columns',
    () => workbook(sheetOf('<c/>', 25_000_000, longRow)),
  ],
  [
    '25 million marks that nobody knows',
    'file_unpacks_too_large',
    () => workbook(sheetOf('<x/>', 25_100_000)),
  ],
  ['150 MB of spaces', 'file_unpacks_too_large', () => workbook(sheetOf(' ', 150_000_000))],
  ['37 MB of quotes', 'file_cell_too_long', () => Buffer.from(`code,name\n${'"'.repeat(37_000_001)}`)],
  ['9.7 million rows', 'file_too_many_rows', () => Buffer.from(`code,name\n${'1,2\n'.repeat(9_700_000)}`)],
];

/** Bytes that the server's process takes, as Linux tells it, beside what it took before. */
const meter = () => {
  const place = `/proc/${server.process.pid}`;
  const bytes = (what: 'VmRSS' | 'VmHWM'): number =>
    1024 * Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`${place}/status`, 'utf8'))?.[1]);
  writeFileSync(`${place}/clear_refs`, '5');
  const before = bytes('VmRSS');
  return () => bytes('VmHWM') - before;
};
/** The longest that a call of somebody else waited meanwhile, in milliseconds. */
const waits = () => {
  const over = new AbortController();
  const each: number[] = [];
  const going = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await fetch(`${server.origin}/healthz`);
      each.push(performance.now() - begun);
      await pause(10);
    }
  })();
  return async () => {
    over.abort();
    await going;
    each.sort((a, b) => a - b);
    return { longest: each.at(-1) ?? 0, usual: each[Math.floor(each.length * 0.95)] ?? 0 };
  };
};
/** What one may cost: the file as it came and as it lies in the database, and what reading may take. */
const most = { memory: 450_000_000, until: 40_000, other: 15_000, wait: 1_000, usualWait: 50 } as const;

describe.skipIf(process.platform !== 'linux')('a file that is heavy to read', () => {
  it.each(files)('is refused and hinders nobody: %s', { timeout: 120_000 }, async (name, why, content) => {
    const file = content();
    const memory = meter();
    const waited = waits();
    const begun = performance.now();
    const { data: heavy } = await bring('owner', name, file);
    const other = bring('foreign', 'other.csv', Buffer.from('code,name\nHEAVY1,Other\n')).then(
      async ({ data }) => {
        await rested('foreign', data);
        return performance.now() - begun;
      },
    );
    const job = await rested('owner', heavy);
    const until = performance.now() - begun;
    const took = { memory: memory(), until, other: await other, ...(await waited()) };
    console.log(
      `${name} (${file.length} bytes): refused after ${until.toFixed(0)} ms, ${(took.memory / 1e6).toFixed(0)} MB, another company's import ${took.other.toFixed(0)} ms, calls ${took.usual.toFixed(0)} ms, at most ${took.longest.toFixed(0)} ms`,
    );
    expect(job).toMatchObject({ state: 'refused', refusal: { code: why } });
    expect(took.memory).toBeLessThan(most.memory);
    expect(took.until).toBeLessThan(most.until);
    expect(took.other).toBeLessThan(most.other);
    expect(took.longest).toBeLessThan(most.wait);
    expect(took.usual).toBeLessThan(most.usualWait);
  });

  it('that is deleted is read no further, and the next one of its company begins', async () => {
    const { data: heavy } = await bring('owner', 'heavy.xlsx', unknown());
    await of('owner').caller.call(importCalls.remove, { params: { id: heavy.id } });
    const begun = performance.now();
    const { data: next } = await bring('owner', 'next.csv', Buffer.from('code,name\nHEAVY2,Next\n'));
    expect(await rested('owner', next)).toMatchObject({ state: 'ready' });
    expect(performance.now() - begun).toBeLessThan(most.other);
  });

  it('waits with two others of its company, and one more is told to come again', async () => {
    const heavy = unknown();
    const taken: Import[] = [];
    let told = 200;
    while (told === 200 && taken.length < 6) {
      const answer = await bring('owner', 'heap.xlsx', heavy);
      told = answer.status;
      if (told === 200) taken.push(answer.data);
      else expect(answer.error.code).toBe('ERROR_TOO_MANY');
    }
    expect(told).toBe(429);
    const begun = performance.now();
    const { data: other } = await bring('foreign', 'other.csv', Buffer.from('code,name\nHEAVY3,Other\n'));
    await rested('foreign', other);
    expect(performance.now() - begun).toBeLessThan(most.other);
    for (const { id } of taken) await of('owner').caller.call(importCalls.remove, { params: { id } });
  });
});

describe.skipIf(process.platform !== 'linux')('a picture that is heavy to decode', () => {
  it('leaves the server as it was, ten of them too', async () => {
    const { caller } = of('owner');
    const { data: user } = await caller.call(peopleCalls.logged);
    const pictures = (await hostilePictures()).filter(({ name }) => /million pixels/.test(name));
    const memory = meter();
    const answers = await Promise.all(
      [...pictures, ...pictures].map(({ content }) =>
        caller.call(avatarCalls.set, {
          data: { id: user.id },
          files: { image: new Blob([new Uint8Array(content)], { type: 'image/png' }) },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    const took = memory();
    console.log(`${answers.length} pictures at once: ${(took / 1e6).toFixed(0)} MB of the server`);
    expect(took).toBeLessThan(200_000_000);
  });
});
