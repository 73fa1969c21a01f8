import { randomUUID } from 'node:crypto';
import { type Import, importCalls, importInto, resourceCalls, trackerNumberCalls } from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { actionOf } from '@comanda/api/permissions';
import { paymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import { tax as taxArea } from '@comanda/api/areas/basics/tax';
import { tag } from '@comanda/api/areas/system/tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { restedImport } from './requests.ts';
import { storedIn } from './stored.ts';

const platform = usePlatform();
let owner: Caller;
let idCompany: string;
/** Codes of a sales tax and of the rate that is proposed. */
let tax: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const { rows } = await platform().pool.query<{ code: string }>(
    `select code from tax where id_company = $1 and kind = 'N' and status = 'A' limit 1`,
    [idCompany],
  );
  tax = rows[0]?.code ?? '';
});

const into = {
  product: importInto(product),
  department: importInto(department),
  tax: importInto(taxArea),
  paymentMethod: importInto(paymentMethod),
  tag: importInto(tag),
};
const bring = async (
  caller: Caller,
  text: string | Uint8Array,
  area: keyof typeof into = 'product',
  inCompany = idCompany,
) =>
  caller.call(into[area], {
    data: { idCompany: inCompany, fileName: 'shop.csv' },
    files: { file: new Blob([new Uint8Array(Buffer.from(text))]) },
  });
const tried = async (text: string | Uint8Array, area: keyof typeof into = 'product'): Promise<Import> =>
  restedImport(owner, (await bring(owner, text, area)).data.id);
const settled = async (job: Import, decisions: Import['decisions']): Promise<Import> => {
  const { id, version } = job;
  const { data } = await owner.call(importCalls.settle, {
    data: { id, version, decisions: [...job.decisions, ...decisions] },
  });
  return restedImport(owner, data.id);
};
/** Takes every suggestion, and names the department and the tax where there is none. */
const mended = async (job: Import): Promise<Import> => {
  const decided = await settled(
    job,
    job.problems.map(({ key, suggestion }) => {
      if (key === 'idTaxSale:required') return { problem: key, act: 'set', value: tax };
      if (key === 'idDepartment:required') return { problem: key, act: 'create', name: 'Varios' };
      return suggestion ? { problem: key, act: 'suggested' } : { problem: key, act: 'skip' };
    }),
  );
  return decided.problems.length > 0 ? mended(decided) : decided;
};
const stored = async ({ id, version }: Import): Promise<Import> => {
  await owner.call(importCalls.store, { data: { id, version } });
  return restedImport(owner, id);
};
/** Changes that wait to be published: what an import that is undone leaves none of. */
const pending = async (): Promise<number> =>
  (await owner.call(trackerNumberCalls.number, { params: { id: idCompany, status: 'PND' } })).data.elements;
const undone = async ({ id }: Import): Promise<Import> => {
  await owner.call(importCalls.undo, { data: { id } });
  return restedImport(owner, id);
};
const productsLike = async (search: string) => {
  const { data } = await owner.call(resourceCalls(product).list, { data: { idCompany, search, limit: 100 } });
  return Promise.all(
    data.elements.map(
      async ({ id }) => (await owner.call(resourceCalls(product).get, { params: { id } })).data,
    ),
  );
};

/** As a web shop exports it: variants and pictures on rows of their own, codes that are too long, no taxes. */
const shop = `Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode
zinc-jug,Zinc Jug,Jarras,true,Title,Default Title,,12.50,
zinc-blanket-of-finest-wool,Zinc Blanket,Mantas,true,Size,Small,,40,4006381333931
zinc-blanket-of-finest-wool,,,,,Large,ZN-LARGE,55.10,
zinc-tray,Zinc Tray,,false,Title,Default Title,,,
`;

describe('a file of another shop', () => {
  it('is tried, mended by its causes, stored, known again and taken back', async () => {
    const first = await tried(shop);
    expect(first).toMatchObject({ state: 'ready', counts: { rows: 4, rejected: 4 } });
    const ready = await mended(first);
    expect(ready).toMatchObject({ problems: [], counts: { creates: 4, rejected: 0 } });
    const names = ready.createdRecords.flatMap((created) => Object.values(created.names));
    expect(new Set(names)).toEqual(new Set(['Jarras', 'Mantas', 'Varios']));

    const done = await stored(ready);
    expect(done).toMatchObject({ state: 'stored', stored: { created: 4, changed: 0, failed: 0 } });
    const products = await productsLike('zinc');
    expect(new Set(products.map(({ rateProduct }) => rateProduct.map(({ price }) => price).join()))).toEqual(
      new Set(['1250', '4000', '5510', '']),
    );
    const { rows: trackers } = await platform().pool.query(
      `select 1 from tracker where entity = 'ART' and kind = 'INS' and id_entity = any($1::uuid[])`,
      [products.map(({ id }) => id)],
    );
    expect(trackers).toHaveLength(4);

    const again = await mended(await tried(shop));
    expect(again.counts).toMatchObject({ creates: 0, changes: 0, unchanged: 4 });

    // Somebody goes on working with one of them: that one stays, and the department that it needs.
    const [kept, ...others] = products;
    if (!kept) throw new Error('There are no products.');
    await owner.call(resourceCalls(product).update, { data: { ...kept, favorite: 'S' } });
    const back = await undone(done);
    expect(back).toMatchObject({ state: 'undone', undone: { taken: 5, kept: 2 } });
    expect((await productsLike('zinc')).map(({ id }) => id)).toEqual([kept.id]);
    const { data: rows } = await owner.call(importCalls.rows, { data: { id: done.id, limit: 10 } });
    expect(rows.elements.filter((row) => row.kept !== undefined)).toMatchObject([
      { kept: 'changed', record: { id: kept.id } },
    ]);
    expect(others).toHaveLength(3);
    const { text } = await owner.call(importCalls.result, { params: { id: done.id } });
    const said = text
      .trim()
      .split('\n')
      .map((line) => line.split(',').slice(9).join().replaceAll('"', '').trim());
    expect(new Set(said.slice(1))).toEqual(
      new Set(['Nuevo, deshecho', 'Nuevo. No se ha deshecho: alguien lo ha cambiado desde entonces.']),
    );
    expect(rows.elements.filter(({ undone }) => undone)).toHaveLength(3);
  });
  it('changes what is stored, and gives it back', async () => {
    const before = (await owner.call(resourceCalls(department).list, { data: { idCompany } })).data
      .elements[0];
    if (!before) throw new Error('There are no departments.');
    const waiting = await pending();
    const job = await stored(await tried(`code,names.en-GB\n${before.code},Imported name\n`, 'department'));
    expect(job.stored).toMatchObject({ created: 0, changed: 1 });
    const named = async () =>
      (await owner.call(resourceCalls(department).get, { params: { id: before.id } })).data.names;
    expect(await named()).toEqual({ ...before.names, 'en-GB': 'Imported name' });
    expect(await pending()).toBe(waiting + 1);
    await undone(job);
    expect(await named()).toEqual(before.names);
    expect(await pending()).toBe(waiting);
  });
  it('closes up where a picture cannot be fetched, and says so', async () => {
    const { data: listed } = await owner.call(resourceCalls(product).list, {
      data: { idCompany, limit: 10 },
    });
    const { id = '', code = '' } = listed.elements[0] ?? {};
    const pictures = async () => {
      const { image, images } = (await owner.call(resourceCalls(product).get, { params: { id } })).data;
      return [image, ...images];
    };
    expect(await pictures()).toEqual([null]);
    const file = `code,images.1.image,images.2.image\n${code},http://127.0.0.1/a.png,#aabbcc\n`;
    const job = await stored(await tried(file));
    expect(job.stored).toMatchObject({ changed: 1, failed: 0, pictures: 1, picturesFailed: 1 });
    const { data } = await owner.call(importCalls.rows, { data: { id: job.id, limit: 10 } });
    expect(data.elements).toMatchObject([{ outcome: { fields: ['images'] }, picture: 'address' }]);
    expect(await pictures()).toEqual([{ color: '#aabbcc' }]);
    await undone(job);
    expect(await pictures()).toEqual([null]);
  });
  it('has a row refused that somebody overtook, and the others stored', async () => {
    const job = await tried('code,names.es-ES\nOVERTAKEN,Uno\nUNTOUCHED,Dos\n', 'department');
    const { data: other } = await owner.call(resourceCalls(department).create, {
      data: { idCompany, code: 'overtaken', names: { 'es-ES': 'Otro' }, order: 900_000 },
    });
    const done = await stored(job);
    expect(done).toMatchObject({ stored: { created: 1, failed: 1 }, counts: { creates: 1, rejected: 1 } });
    const { data } = await owner.call(importCalls.rows, {
      data: { id: job.id, limit: 10, kind: 'rejected' },
    });
    expect(data.elements).toMatchObject([
      { row: 2, outcome: { rejections: [{ path: 'code', column: 0, cell: 'OVERTAKEN', code: 'exists' }] } },
    ]);
    await undone(done);
    await owner.call(resourceCalls(department).remove, { params: { id: other.id } });
  });
});

describe('a barcode that somebody takes while a file is looked at', () => {
  it('is told at its cell, with who has it', async () => {
    const [row] = await productsLike('');
    if (!row) throw new Error('There are no products.');
    const calls = resourceCalls(department);
    const { data: place } = await owner.call(calls.get, { params: { id: row.idDepartment } });
    const job = await tried(
      `code,names.es-ES,idDepartment,idTaxSale,barCode.1.barCode\nLATE,Tarde,${place.code},${tax},84LATE\n`,
    );
    expect(job).toMatchObject({ counts: { creates: 1 } });
    const barCode = [{ barCode: '84late', units: '1' }];
    const { data: other } = await owner.call(resourceCalls(product).create, {
      data: { ...row, code: 'SOONER', order: 910_000, barCode, matrix: [] },
    });
    const done = await stored(job);
    const { data } = await owner.call(importCalls.rows, { data: { id: done.id, limit: 10 } });
    expect(data.elements).toMatchObject([
      {
        outcome: {
          rejections: [
            { path: 'barCode.1.barCode', column: 4, code: 'held_by_record', params: { code: 'SOONER' } },
          ],
        },
      },
    ]);
    await owner.call(resourceCalls(product).remove, { params: { id: other.id } });
  });
});

const groupsOf = async () => {
  const { rows } = await platform().pool.query<{ groups: number; members: number }>(
    `select count(distinct g.id)::int as groups, count(*)::int as members from tax g
       join tax_members d on d.id_company = g.id_company and d.id_owner = g.id
       join tax m on m.id_company = d.id_company and m.id = d.id_tax and m.code like 'SIB%' and m.status = 'A'
     where g.id_company = $1 and g.code like 'SIB%' and g.status = 'A'`,
    [idCompany],
  );
  return rows[0];
};

describe('a file whose rows refer to each other', () => {
  /** Taxes, and groups of those above and below them, by code and by name, over several parts of the storing. */
  const taxes = Array.from({ length: 1_150 }, (_, at) => {
    const isGroup = at % 3 === 0;
    const member = (far: number): string => {
      const other = (at + far) % 1_150;
      return other % 3 === 0 ? `SIB${other + 1}` : other % 2 === 0 ? `sib${other}` : `Impuesto ${other}`;
    };
    return `SIB${at},Impuesto ${at},${isGroup ? `G,${member(at * 7 + 1)},${member(at * 13 + 575)}` : 'N,,'}`;
  });
  const file = ['code,names.es-ES,kind,members.1.idTax,members.2.idTax', ...taxes].join('\n');
  it('is stored as it was tried, known again and taken back', async () => {
    const ready = await tried(file, 'tax');
    const waiting = await pending();
    const groups = Math.ceil(taxes.length / 3);
    const { creates = 0, rejected = 0 } = ready.counts ?? {};
    expect(ready.problems.map(({ code }) => code)).toEqual(['repeated']);
    expect(creates + rejected).toBe(taxes.length);
    const done = await stored(ready);
    expect(done).toMatchObject({ stored: { created: creates, failed: 0 } });
    expect(await groupsOf()).toEqual({ groups: groups - rejected, members: 2 * (groups - rejected) });
    expect((await tried(file, 'tax')).counts).toMatchObject({ creates: 0, unchanged: creates });
    expect(await undone(done)).toMatchObject({ undone: { taken: creates, kept: 0 } });
    expect(await groupsOf()).toEqual({ groups: 0, members: 0 });
    expect(await pending()).toBe(waiting);
  });
  it('has a row refused that refers to one which was refused meanwhile', async () => {
    const ready = await tried(
      'code,names.es-ES,kind,members.1.idTax,members.2.idTax\nPAIR,Par,G,LEFT1,RIGHT1\nLEFT1,Uno,N,,\nRIGHT1,Dos,N,,\n',
      'tax',
    );
    const { data: other } = await owner.call(resourceCalls(taxArea).create, {
      data: { idCompany, code: 'left1', names: { 'es-ES': 'Otro' }, order: 900_000 },
    });
    const done = await stored(ready);
    expect(done).toMatchObject({ stored: { created: 1, failed: 2 }, counts: { creates: 1, rejected: 2 } });
    const { data } = await owner.call(importCalls.rows, { data: { id: done.id, limit: 10, kind: 'failed' } });
    expect(data.elements).toMatchObject([
      {
        row: 2,
        outcome: {
          rejections: [{ column: 3, cell: 'LEFT1', code: 'refused_in_file', params: { row: 3 } }],
        },
      },
      { row: 3, outcome: { rejections: [{ path: 'code', code: 'exists' }] } },
    ]);
    await undone(done);
    await owner.call(resourceCalls(taxArea).remove, { params: { id: other.id } });
  });
});

describe('a file that is no sheet', () => {
  it.each([
    ['file_empty', ''],
    ['file_not_a_sheet', 'a,b\n\0\0\0,1\n'],
    ['file_open_quote', `a,b\n${'x,y\n'.repeat(5_000)}"open,1\n`],
    ['file_damaged', 'PK\u0003\u0004rubbish'],
  ])('is refused as %s and leaves no rows', async (code, text) => {
    const job = await tried(text);
    expect(job).toMatchObject({ state: 'refused', refusal: { code }, counts: null });
    const { rows } = await platform().pool.query(
      'select 1 from import_row where id_import = $1 union all select 1 from import_part where id_import = $1',
      [job.id],
    );
    expect(rows).toEqual([]);
  });
  it('is too large to be taken at all beyond its bound', async () => {
    const before = await storedIn(platform().pool);
    const answer = await bring(owner, new Uint8Array(40 * 1024 * 1024 + 1));
    expect(answer.status).toBe(413);
    expect(await storedIn(platform().pool)).toEqual(before);
  });
});

describe('an import', () => {
  it('is seen by who may see its area, and worked on by who may create and change there', async () => {
    const { id } = await tried('code,names.es-ES\nSEEN,Visto\n', 'department');
    const ask = async (account: Account): Promise<readonly number[]> => {
      const caller = await platform().as(account);
      const answers = [
        await caller.call(importCalls.get, { params: { id } }),
        await caller.call(importCalls.rows, { data: { id } }),
        await caller.call(importCalls.settle, { data: { id, version: 99 } }),
        await caller.call(importCalls.store, { data: { id, version: 99 } }),
        await caller.call(importCalls.undo, { data: { id } }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await ask('manager')).toEqual([200, 200, 409, 409, 403]);
    expect(await ask('reader')).toEqual([200, 200, 403, 403, 403]);
    expect(await ask('cook')).toEqual([404, 404, 404, 404, 404]);
    expect(await ask('foreign')).toEqual([404, 404, 404, 404, 404]);
    const listed = async (account: Account) => {
      const { data } = await (
        await platform().as(account)
      ).call(importCalls.ofCompany, { params: { companyId: idCompany } });
      return data.elements.some((job) => job.id === id);
    };
    expect([await listed('reader'), await listed('cook')]).toEqual([true, false]);
    expect((await bring(await platform().as('reader'), 'code\nX\n')).status).toBe(403);
    await owner.call(importCalls.remove, { params: { id } });
    expect(await ask('owner')).toEqual([404, 404, 404, 404, 404]);
  });
  it('proposes no record of an area that its author may not see, and takes those that the file names', async () => {
    const { pool } = platform();
    const { rows } = await pool.query<{ code: string }>(
      `select code from department where id_company = $1 and status = 'A' and length(code) > 3 order by code limit 1`,
      [idCompany],
    );
    const code = rows[0]?.code ?? '';
    const manager = await platform().as('manager');
    const own = (['ACCESS', 'CREATE', 'EDIT'] as const).map((verb) => actionOf(product, verb));
    const proposedFor = async (text: string, ...actions: readonly string[]) => {
      await holdOnly(pool, 'manager', idCompany, actions);
      const { data } = await bring(manager, `code,names.es-ES,department\nNAMED,Uno,${text}\n`);
      const { problems } = await restedImport(manager, data.id);
      return problems
        .filter(({ path }) => path === 'idDepartment')
        .map(({ cell, suggestion }) => [cell, suggestion]);
    };
    try {
      const near = `${code}X`;
      expect(await proposedFor(near, ...own, actionOf(department, 'ACCESS'))).toEqual([
        [near, { act: 'set', value: code, entity: department.code }],
      ]);
      expect(await proposedFor(near, ...own)).toEqual([[near, undefined]]);

      // Nor is it told to somebody who may see less than the author of an import.
      await holdOnly(pool, 'manager', idCompany, [...own, actionOf(department, 'ACCESS')]);
      const brought = await bring(manager, `code,names.es-ES,department\nNAMED,Uno,${near}\n`);
      const { id, version, ...known } = await restedImport(manager, brought.data.id);
      expect(known.problems.some(({ suggestion }) => suggestion?.act === 'set')).toBe(true);
      await holdOnly(pool, 'manager', idCompany, own);
      const { data: read } = await manager.call(importCalls.get, { params: { id } });
      const [problem] = read.problems.filter(({ path }) => path === 'idDepartment');
      if (!problem) throw new Error('Nothing is said of the department.');
      expect([problem.suggestion, problem.acts.includes('suggested')]).toEqual([undefined, false]);
      const { text } = await manager.call(importCalls.rows, { data: { id, limit: 10 } });
      expect(text).toContain('"missing_record"');
      expect(text).not.toContain('"suggestion"');
      const taken = await manager.callWith(importCalls.settle, {
        id,
        version,
        decisions: [{ problem: problem.key, act: 'suggested' }],
      });
      expect([taken.status, taken.text]).toEqual([400, expect.stringContaining('decisions.0.act')]);
      expect(await proposedFor(code, ...own)).toEqual([]);
    } finally {
      await giveRole(pool, 'manager', idCompany, 'MANAGER');
    }
  });
  it('shows no cell of a column that fills a field which who looks may not see', async () => {
    const { pool } = platform();
    const manager = await platform().as('manager');
    const seen = ['ACCESS', 'CREATE', 'EDIT'] as const;
    const { data } = await bring(
      owner,
      'code,names.es-ES,rounding\nVEIL1,Con redondeo,H\nVEIL2,Raro,sometimes\n',
      'paymentMethod',
    );
    const { id, problems } = await restedImport(owner, data.id);
    expect(problems).toMatchObject([{ path: 'rounding', cell: 'sometimes' }]);
    await holdOnly(
      pool,
      'manager',
      idCompany,
      seen.map((verb) => actionOf(paymentMethod, verb)),
    );
    try {
      const job = await manager.call(importCalls.get, { params: { id } });
      const rows = await manager.call(importCalls.rows, { data: { id, limit: 10 } });
      const file = await manager.call(importCalls.result, { params: { id } });
      expect(job.data.samples).toEqual([
        ['VEIL1', 'Con redondeo', ''],
        ['VEIL2', 'Raro', ''],
      ]);
      expect(rows.data.elements[0]?.outcome).toMatchObject({ kind: 'creates' });
      for (const { text } of [job, rows, file]) {
        expect(text).toContain('VEIL2');
        expect(text).not.toContain('sometimes');
        expect(text).not.toContain('"rounding":"H"');
      }
    } finally {
      await giveRole(pool, 'manager', idCompany, 'MANAGER');
    }
  });
  it('stops where its author may not go on, and goes on when somebody else asks', async () => {
    const manager = await platform().as('manager');
    const { data } = await bring(manager, 'code,names.es-ES\nSTOPPED,Parado\n', 'department');
    const job = await restedImport(manager, data.id);
    const role = (code: string) =>
      platform().pool.query(
        `update membership set role = $1 where id_company = $2
           and id_user = (select id_author from import where id = $3)`,
        [code, idCompany, job.id],
      );
    // Asked for while it was allowed: the right is lost before the work begins.
    await platform().pool.query(
      `with lost as (update membership set role = 'READER' where id_company = $1
         and id_user = (select id_author from import where id = $2))
       update import set state = 'storing', done = 0, stored = $3 where id = $2`,
      [idCompany, job.id, { created: 0, changed: 0, failed: 0, pictures: 0, picturesFailed: 0 }],
    );
    await platform().pool.query(`select pg_notify('comanda_import', '')`);
    expect(await restedImport(owner, job.id)).toMatchObject({
      state: 'failed',
      halt: { why: 'forbidden', during: 'storing' },
    });
    await role('MANAGER');
    expect(await stored(job)).toMatchObject({ state: 'stored', stored: { created: 1 } });
  });
  it('into an area of the platform names a company that there is', async () => {
    const operator = await platform().as('operator');
    const nowhere = await bring(operator, 'code\nLUNCH\n', 'tag', randomUUID());
    expect(nowhere).toMatchObject({ status: 404, error: { code: 'ERROR_UNKNOWN' } });
    const { data } = await bring(operator, 'code,names.en-GB\nLUNCH,Lunch\n', 'tag');
    expect(await restedImport(operator, data.id)).toMatchObject({ state: 'ready', counts: { creates: 1 } });
  });
});
