import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Import, importCalls, importInto, resourceCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { pixel, colourOf } from '../support/pictures.ts';
import { type Server, startServer } from '../support/server.ts';
import { usePlatformProcess } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';
import { restedImport } from './requests.ts';

const png = pixel(30);
/** A host inside the platform's own network. */
const shelf = createServer(({ url }, response) => {
  if (url === '/good.png') response.end(png);
  else if (url === '/broken.png') {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write(png, () => response.destroy());
  } else if (url === '/big.png') response.writeHead(200, { 'content-length': 2_000_001 }).end();
  else if (url === '/page.png') response.end('<svg onload="x"/>');
  else response.writeHead(302, { location: '/good.png' }).end();
}).listen(0, '127.0.0.1');
await once(shelf, 'listening');
const address = shelf.address();
const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
afterAll(() => {
  shelf.closeAllConnections();
  shelf.close();
});

const platform = usePlatformProcess({ COMANDA_PICTURE_HOSTS: host });
let owner: Caller;
let idCompany: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
});
const into = { product: importInto(product), department: importInto(department) };
const bring = async (text: string, area: keyof typeof into = 'department'): Promise<Import> => {
  const { data } = await owner.call(into[area], {
    data: { idCompany, fileName: 'file.csv' },
    files: { file: new Blob([text]) },
  });
  return data;
};
const departments = (codes: readonly string[]): string =>
  ['code,names.es-ES', ...codes.map((code) => `${code},${code}`)].join('\n');
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);
const storing = ({ id, version }: Import) => owner.call(importCalls.store, { data: { id, version } });
const rested = ({ id }: Import): Promise<Import> => restedImport(owner, id);
const stateOf = async ({ id }: Import) => (await owner.call(importCalls.get, { params: { id } })).data;

const codesLike = async (code: string): Promise<number> => {
  const { rows } = await platform().pool.query<{ count: number }>(
    'select count(*)::int as count from department where id_company = $1 and code like $2',
    [idCompany, `${code}%`],
  );
  return rows[0]?.count ?? 0;
};
/** Asks until it is so; each question is a statement or a call of its own. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(5);
};

describe('pictures of a host that the operator names', () => {
  it('are kept and shown, and each that cannot be had is told at its row', async () => {
    const codeIn = async (table: string): Promise<string> => {
      const { rows } = await platform().pool.query<{ code: string }>(
        `select code from ${table} where id_company = $1 and status = 'A' order by "order" limit 1`,
        [idCompany],
      );
      return rows[0]?.code ?? '';
    };
    const [group, tax] = [await codeIn('department'), await codeIn('tax')];
    const addresses = ['good', 'broken', 'big', 'page', 'moved'].map((name) => `http://${host}/${name}.png`);
    const lines = [...addresses, 'http://127.0.0.1:9/other.png'].map(
      (url, at) => `PICTURED${at},Foto ${at},${group},${tax},${url}`,
    );
    const ready = await rested(
      await bring(['code,names.es-ES,idDepartment,idTaxSale,image', ...lines].join('\n'), 'product'),
    );
    expect(ready).toMatchObject({ problems: [], counts: { creates: 6, images: 6 } });
    await storing(ready);
    expect(await rested(ready)).toMatchObject({ stored: { created: 6, pictures: 6, picturesFailed: 5 } });
    const { data } = await owner.call(importCalls.rows, { data: { id: ready.id, limit: 10 } });
    expect(data.elements.map(({ picture }) => picture)).toEqual([
      undefined,
      'unreachable',
      'large',
      'type',
      'status',
      'address',
    ]);
    const images = await Promise.all(
      data.elements.map(
        async ({ record }) =>
          (await owner.call(resourceCalls(product).get, { params: { id: record?.id ?? '' } })).data.image,
      ),
    );
    expect(images.slice(1)).toEqual([null, null, null, null, null]);
    const [image] = images;
    const url = image && 'url' in image ? image.url : '';
    const shown = await fetch(platform().origin + url, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(await colourOf(Buffer.from(await shown.arrayBuffer()))).toEqual(await colourOf(png));
  });
});

describe('the work on imports', () => {
  it('stops while rows are tried when its person may not do that any more', async () => {
    const job = await rested(await bring(departments(['HALTED'])));
    const role = (code: string, more = '') =>
      platform().pool.query(
        `with changed as (update membership set role = $1 where id_company = $2
           and id_user = (select id_author from import where id = $3)) ${more || 'select 1'}`,
        [code, idCompany, job.id],
      );
    await role('READER', `update import set state = 'judging', done = 0, worker = null where id = $3`);
    try {
      await platform().pool.query(`select pg_notify('comanda_import', '')`);
      await until(async () => {
        const { rows } = await platform().pool.query<{ halt: unknown }>(
          'select halt from import where id = $1',
          [job.id],
        );
        return rows[0]?.halt !== null;
      });
    } finally {
      await role('OWNER');
    }
    expect(await rested(job)).toMatchObject({
      state: 'failed',
      halt: { why: 'forbidden', during: 'judging' },
    });
    const { data } = await owner.call(importCalls.settle, { data: { id: job.id, version: job.version } });
    expect(await rested(data)).toMatchObject({ state: 'ready', counts: { creates: 1 } });
  });
  it('is shared by two servers, each row once; what rested for 30 days is forgotten', async () => {
    const old = await rested(await bring(departments(['OLD'])));
    const young = await rested(await bring(departments(['YOUNG'])));
    const ago = (job: Import, time: string) =>
      platform().pool.query('update import set rested = now() - $2::interval where id = $1', [job.id, time]);
    await ago(old, '30 days 1 minute');
    await ago(young, '29 days 23 hours');
    const { dataDirectory, databaseUrl } = platform();
    // One that starts looks for what is to be forgotten.
    const other = await startServer({ dataDirectory, databaseUrl });
    try {
      const statusOf = async ({ id }: Import) =>
        (await owner.call(importCalls.get, { params: { id } })).status;
      await until(async () => (await statusOf(old)) === 404);
      expect(await statusOf(young)).toBe(200);

      const names = ['SHAREA', 'SHAREB', 'SHAREC', 'SHARED', 'SHAREE', 'SHAREF'];
      const ready: Import[] = [];
      // No six of a company wait at once; what is done with them then is shared out all the same.
      for (const name of names) ready.push(await rested(await bring(departments(numbered(name, 120)))));
      await Promise.all(ready.map(storing));
      const done = await Promise.all(ready.map(rested));
      expect(done.map(({ stored }) => stored)).toEqual(
        names.map(() => ({ created: 120, changed: 0, failed: 0, pictures: 0, picturesFailed: 0 })),
      );
      expect(await codesLike('SHARE')).toBe(6 * 120);
    } finally {
      await other.stop();
    }
  });
  it.runIf(isWhole)(
    'goes on with by another server where a killed one stood, with rows that it read and that it stored',
    async () => {
      const ready = await rested(await bring(departments(numbered('KILLED', 1_300))));
      const long = await bring(['code,names.es-ES', ...numbered('L', 30_000)].join('\n'));
      await storing(ready);
      /** Which write has kept its first row: another one where it was read anew. */
      const firstRow = async (): Promise<string | undefined> => {
        const { rows } = await platform().pool.query<{ write: string }>(
          'select xmin::text as write from import_row where id_import = $1 and position = 0',
          [long.id],
        );
        return rows[0]?.write;
      };
      await until(async () => (await stateOf(ready)).progress.done > 0 && (await firstRow()) !== undefined);
      const { dataDirectory, databaseUrl, server } = platform();
      await server.kill();
      const before = await firstRow();
      const other: Server = await startServer({ dataDirectory, databaseUrl, port: server.port });
      try {
        expect((await stateOf(long)).state).toBe('reading');
        expect(await rested(ready)).toMatchObject({ state: 'stored', stored: { created: 1_300, failed: 0 } });
        expect(await codesLike('KILLED')).toBe(1_300);
        const { rows: counted } = await platform().pool.query<{ records: number }>(
          `select reltuples as records from pg_class where oid = 'department'::regclass`,
        );
        // The database knows by itself about a minute later only.
        expect(counted[0]?.records).toBeGreaterThan(1_000);
        const writes = new Set<string | undefined>();
        await until(async () => {
          const { state } = await stateOf(long);
          if (state === 'reading') writes.add(await firstRow());
          return state !== 'reading';
        });
        expect([...writes]).toEqual([before]);
        expect(await stateOf(long)).toMatchObject({ state: 'judging', progress: { total: 30_000 } });
        await owner.call(importCalls.remove, { params: { id: long.id } });
      } finally {
        await other.stop();
      }
    },
    60_000,
  );
});
