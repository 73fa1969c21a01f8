import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { businessCalls, peopleCalls, resourceCalls, syncCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/caller.ts';
import { embeddedPool } from '../support/embeddedPool.ts';
import { type Server, startServer } from '../support/server.ts';
import { serverProgram } from '../../tools/lib/server-build.mjs';
import { isWhole } from '../support/whole.ts';

/*
 * What a loss of power leaves behind. The server has its own cluster, so that killing it takes the whole platform
 * through a restart; the moments are drawn from a seed, so that a failure can be had again.
 */
const seed = 20_261_121;
const kills = isWhole ? 12 : 5;
/** Milliseconds that a restart may take on a slow machine. */
const restartWithin = 15_000;
/** Milliseconds for a test of a dozen restarts on a machine that has other things to do. */
const slowly = 150_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
const taxes = resourceCalls(tax);

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
const numbers = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const directory = mkdtempSync(join(tmpdir(), 'comanda-crash-'));
let server: Server;
let owner: Caller;
let idCompany = '';
let idStores: string[] = [];
let pool: Pool;

const open = async (): Promise<number> => {
  const begun = Date.now();
  server = await startServer({ dataDirectory: directory });
  const took = Date.now() - begun;
  owner = await signIn(server.origin, 'owner');
  return took;
};
const count = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from (${text}) found`, [...values]))
    .rows[0]?.count ?? -1;

beforeAll(async () => {
  chmodSync(directory, 0o711);
  await open();
  const { data: user } = await owner.call(peopleCalls.logged);
  const { data: companies } = await owner.call(businessCalls.companiesOfUser, { params: { id: user.id } });
  idCompany = companies.find(({ code }) => code === 'ENCINA')?.id ?? '';
  const { data: stores } = await owner.call(businessCalls.storesOfCompany, { params: { id: idCompany } });
  idStores = stores.map(({ id }) => id);
  pool = embeddedPool(directory);
});
afterAll(async () => {
  await pool?.end();
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

interface Save {
  readonly key: string;
  readonly data: {
    idCompany: string;
    code: string;
    names: Record<string, string>;
    value: string;
    order: number;
  };
}
/** A save, or a publication where there is none. */
interface Work {
  readonly save: Save | undefined;
  readonly key: string;
}
let serial = 0;
const nextSave = (): Save => {
  serial += 1;
  return {
    key: `save-${serial}`,
    data: {
      idCompany,
      code: `K${serial}`,
      names: { 'es-ES': `Corte ${serial}` },
      value: '10',
      order: 20_000 + serial,
    },
  };
};
const save = ({ key, data }: Save) => owner.call(taxes.create, { data, headers: { 'idempotency-key': key } });
const publish = (key: string, caller = owner) =>
  caller.call(syncCalls.publish, { data: { idCompany, idStores }, headers: { 'idempotency-key': key } });

/** Everything that must hold whatever was interrupted. */
const nothingHalfDone = async (): Promise<void> => {
  const halves: Readonly<Record<string, string>> = {
    'a record without its change': `select 1 from tax where code like 'K%' and not exists (
        select 1 from tracker where tracker.id_company = tax.id_company and tracker.id_entity = tax.id)`,
    'a change without its record': `select 1 from tracker where entity = 'TAX' and not exists (
        select 1 from tax where tax.id_company = tracker.id_company and tax.id = tracker.id_entity)`,
    'a change that no store waits for': `select 1 from tracker where not exists (
        select 1 from tracker_store state where state.id_company = tracker.id_company and state.id_tracker = tracker.id)`,
    'a change sent by no commit': `select 1 from tracker_store where status <> 'PND' and id_commit is null`,
    'a commit without its items': `select 1 from store_commit made where changes <> (
        select count(*) from commit_item item where item.id_company = made.id_company and item.id_commit = made.id)`,
    'a commit that is not published': `select 1 from store_commit made
        join commit_item item on item.id_company = made.id_company and item.id_commit = made.id
        where not exists (select 1 from published p where p.id_company = made.id_company and p.id_store = made.id_store
          and p.entity = item.entity and p.id_entity = item.id_entity and p.number >= made.number)`,
    'a gap between the numbers of a store': `select 1 from store_commit group by id_company, id_store
        having count(*) <> max(number) or min(number) <> 1`,
    'an intent without its answer': `select 1 from idempotency where answer is null`,
    'an event without its number': `select 1 from live_event where seq is null`,
  };
  for (const [what, text] of Object.entries(halves)) expect(await count(text), what).toBe(0);
};

/**
 * Works until the power goes, at a moment that is drawn after the first answer: a slow machine has done something by then too.
 * Answers what was acknowledged and what was not.
 */
const untilKilled = async <T>(
  after: number,
  lines: number,
  work: (line: number) => { readonly one: T; readonly done: Promise<{ readonly status: number }> },
): Promise<{ readonly kept: readonly T[]; readonly unknown: readonly T[] }> => {
  const kept: T[] = [];
  const unknown: T[] = [];
  const power = new AbortController();
  let hear: (() => void) | undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const line = async (nth: number): Promise<void> => {
    while (!power.signal.aborted) {
      const { one, done } = work(nth);
      const status = await done.then(
        (answer) => answer.status,
        () => undefined,
      );
      hear?.();
      if (status === 200) kept.push(one);
      else if (status === undefined || status >= 500) unknown.push(one);
      else if (status !== 422) throw new Error(`refused with ${status}`);
      if (status === undefined) return;
    }
  };
  const working = Promise.all(Array.from({ length: lines }, (_, nth) => line(nth)));
  await Promise.race([heard, working]);
  // Not a wait for something: the moment of the fault itself.
  await pause(after);
  await server.kill();
  power.abort();
  await working;
  return { kept, unknown };
};

describe('a server that loses its power', () => {
  it(
    `keeps every save that it acknowledged, over ${kills} kills`,
    async () => {
      const draw = numbers(seed);
      let acknowledged = 0;
      let retried = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const { kept, unknown } = await untilKilled(20 + draw() * 130, 3, () => {
          const one = nextSave();
          return { one, done: save(one) };
        });
        expect(await open()).toBeLessThan(restartWithin);
        await nothingHalfDone();
        acknowledged += kept.length;
        for (const { data } of kept)
          expect(
            await count('select 1 from tax where code = $1 and id_company = $2', [data.code, idCompany]),
          ).toBe(1);
        for (const one of unknown) {
          retried += 1;
          const [first, second] = [await save(one), await save(one)];
          expect(first.status, first.text).toBe(200);
          expect(second.text).toBe(first.text);
          expect(await count('select 1 from tax where code = $1', [one.data.code])).toBe(1);
          expect(await count('select 1 from tracker where code = $1', [one.data.code])).toBe(1);
        }
      }
      // Otherwise the kills came at moments at which nothing happened.
      expect(acknowledged).toBeGreaterThan(kills);
      expect(retried).toBeGreaterThan(kills / 2);
    },
    slowly,
  );

  it(
    `publishes whole commits or none, over ${kills} kills`,
    async () => {
      const draw = numbers(seed + 1);
      let interrupted = 0;
      let nth = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        const { kept, unknown } = await untilKilled<Work>(20 + draw() * 130, 3, (line) => {
          if (line > 0) {
            const one = nextSave();
            return { one: { save: one, key: one.key }, done: save(one) };
          }
          nth += 1;
          const key = `publish-${nth}`;
          return { one: { save: undefined, key }, done: publish(key) };
        });
        expect(await open()).toBeLessThan(restartWithin);
        await nothingHalfDone();
        for (const { save: one } of kept)
          if (one) expect(await count('select 1 from tax where code = $1', [one.data.code])).toBe(1);
        for (const { save: one, key } of unknown) {
          if (one) continue;
          interrupted += 1;
          const first = await publish(key);
          const commits = await count('select 1 from store_commit');
          const second = await publish(key);
          // Done before the power went or done now, or there was nothing to publish: the same answer, one effect.
          expect([200, 422]).toContain(first.status);
          expect(second.status).toBe(first.status);
          if (first.status === 200) expect(second.text).toBe(first.text);
          expect(await count('select 1 from store_commit')).toBe(commits);
        }
        await nothingHalfDone();
      }
      expect(interrupted).toBeGreaterThan(kills / 3);
    },
    slowly,
  );
});

/** Starts what must not come up, and answers how it ended. */
const ended = async (
  environment: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
  account: { readonly uid?: number; readonly gid?: number } = {},
): Promise<{ readonly code: number | null; readonly said: string; readonly milliseconds: number }> => {
  const begun = Date.now();
  const child = spawn(process.execPath, [serverProgram, ...parameters], {
    cwd: root,
    ...account,
    env: {
      ...process.env,
      PORT: '0',
      COMANDA_MODE: 'demo',
      COMANDA_SIMULATOR: 'off',
      DATABASE_URL: '',
      COMANDA_DATA: directory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  return { code: child.exitCode, said: said.trim(), milliseconds: Date.now() - begun };
};
/** One sentence, and nothing of how the program is built. */
const expectSentence = ({ code, said }: { code: number | null; said: string }, sentence: RegExp): void => {
  expect(code, said).toBeGreaterThan(0);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/\n\s+at |node_modules/);
};

describe('a server that cannot start', () => {
  it('names the process that has its data, which goes on', async () => {
    const second = await ended({});
    expectSentence(second, new RegExp(`\\b${server.process.pid}\\b`));
    expect(second.milliseconds).toBeLessThan(5_000);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });
  it('names a port that is in use, whoever uses it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { port: clusterPort } = {
      port: readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3],
    };
    const secret = readFileSync(join(directory, 'postgres.password'), 'utf8').trim();
    await pool.query('create database beside');
    const apart = mkdtempSync(join(tmpdir(), 'comanda-beside-'));
    try {
      expectSentence(
        await ended({
          PORT: String(port),
          COMANDA_DATA: apart,
          DATABASE_URL: `postgres://postgres:${secret}@127.0.0.1:${clusterPort}/beside`,
        }),
        new RegExp(`[Pp]ort ${port}\\b`),
      );
    } finally {
      other.close();
      rmSync(apart, { recursive: true, force: true });
    }
  });
  it('names a directory that it may not write', async () => {
    const file = join(directory, 'a-file');
    writeFileSync(file, '');
    expectSentence(await ended({ COMANDA_DATA: join(file, 'below') }), /a-file/);
    expectSentence(await ended({ COMANDA_DATA: '/proc/comanda' }), /\/proc/);
  });
  // A disk of one megabyte, where this user may make one.
  it('says when the disk has no space left', async ({ skip }) => {
    const place = mkdtempSync(join(tmpdir(), 'comanda-full-'));
    const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=711', 'tmpfs', place]);
    try {
      skip(made.status !== 0, 'only who may mount has a small disk');
      expectSentence(await ended({ COMANDA_DATA: place }), /no space left/i);
    } finally {
      if (made.status === 0) spawnSync('umount', [place]);
      rmSync(place, { recursive: true, force: true });
    }
  });
  it.each([
    ['--nothing', {}, /--nothing/],
    ['--reset=yes', {}, /--reset/],
    ['', { PORT: 'http' }, /PORT/],
    ['', { PORT: '70000' }, /PORT/],
    ['', { COMANDA_MODE: 'test' }, /COMANDA_MODE/],
    ['', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    ['', { COMANDA_SECRET: 'short' }, /COMANDA_SECRET/],
    ['', { COMANDA_MODE: 'production' }, /DATABASE_URL|COMANDA_ORIGINS|COMANDA_SECRET/],
    ['', { COMANDA_MODE: 'demo', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /127\.0\.0\.1:1/],
  ] as const)('says what is wrong with %s %j', async (parameter, environment, sentence) => {
    expectSentence(await ended(environment, parameter === '' ? [] : [parameter]), sentence);
  });
});
