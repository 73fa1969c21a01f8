import { readFile } from 'node:fs/promises';
import { type Import, importCalls, importInto } from '@comanda/api/calls';
import { product } from '@comanda/api/areas/sales/product';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { restedImport } from './requests.ts';

const platform = usePlatform();
let owner: Caller;
let idCompany: string;
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

const tried = async (content: Uint8Array | string, fileName = 'figures.csv'): Promise<Import> => {
  const file = new Blob([new Uint8Array(Buffer.from(content))]);
  const { data } = await owner.call(importInto(product), { data: { idCompany, fileName }, files: { file } });
  return restedImport(owner, data.id);
};
const caseOf = async (name: string) => tried(await readFile(new URL(`cases/${name}`, import.meta.url)), name);

type Decisions = Import['decisions'];
/** Takes every suggestion, and gives a tax and a department where there is none. */
const mended = async (job: Import, more: Decisions = []): Promise<Import> => {
  const decisions: Decisions = job.problems.map(({ key, path, code, suggestion }) => {
    if (code === 'required' && path === 'idTaxSale') return { problem: key, act: 'set', value: tax };
    if (code === 'required' && path === 'idDepartment')
      return { problem: key, act: 'create', name: 'Varios' };
    return suggestion ? { problem: key, act: 'suggested' } : { problem: key, act: 'skip' };
  });
  const { data } = await owner.call(importCalls.settle, {
    data: { id: job.id, version: job.version, decisions: [...job.decisions, ...more, ...decisions] },
  });
  const rested = await restedImport(owner, data.id);
  return rested.problems.length > 0 ? mended(rested) : rested;
};
const recordsOf = async ({ id }: Import) => {
  const { data } = await owner.call(importCalls.rows, { data: { id, limit: 10 } });
  return data.elements.map(({ outcome }) =>
    outcome && 'record' in outcome ? outcome.record.values : outcome,
  );
};
const pricesOf = async (job: Import) =>
  (await recordsOf(job)).map((values) => Reflect.get(Object(values), 'rateProduct')?.[0]?.price);
const barCodesOf = async (job: Import) =>
  (await recordsOf(job)).map((values) => Reflect.get(Object(values), 'barCode')?.[0]?.barCode);
const problem = ({ problems }: Import, code: string) => problems.find((one) => one.code === code);

it('numbers of a workbook never meet the decimal sign of its texts, and are rounded by one decision', async () => {
  const job = await caseOf('typed-and-written-numbers.xlsx');
  expect(job.settings.decimalSign).toBe(',');
  expect(problem(job, 'too_many_digits')).toMatchObject({
    cell: '1.999',
    count: 1,
    suggestion: { act: 'set', value: '2.00' },
  });
  expect(await pricesOf(await mended(job))).toEqual([350, 420, 200, 250]);
});

it('what a program has computed is exact without a word; more decimals are rounded by one decision', async () => {
  const job = await caseOf('computed-price.xlsx');
  expect(problem(job, 'too_many_digits')).toMatchObject({ count: 1 });
  expect(await pricesOf(await mended(job))).toEqual([1210, 364]);
  const net = await caseOf('net-price-four-decimals.csv');
  expect(problem(net, 'too_many_digits')).toMatchObject({ count: 2, isEach: true });
  expect(await pricesOf(await mended(net))).toEqual([826, 165]);
});

it('a figure with two readings waits for the sign of its file', async () => {
  const job = await tried(
    'SKU,Name,Price,Department\nTWO-1,Duda,1.234,Bar\nTWO-2,Clara,12.5 €,Bar\n'.replace('12.5 €', '7'),
  );
  expect(job.settings.decimalSign).toBeNull();
  expect(problem(job, 'two_readings')).toMatchObject({
    count: 1,
    params: { whole: '1234', fraction: '1.234' },
  });
  const { data } = await owner.call(importCalls.settle, {
    data: { id: job.id, version: job.version, settings: { ...job.settings, decimalSign: ',' } },
  });
  expect(await pricesOf(await mended(await restedImport(owner, data.id)))).toEqual([123_400, 700]);
});

it.each(['ean-scientific-first.csv', 'ean-scientific-second.csv'])(
  'a bar code that a spreadsheet shortened is refused: %s',
  async (name) => {
    const job = await caseOf(name);
    expect(problem(job, 'spoilt_code')).toMatchObject({ cell: '8.41E+12', acts: ['set', 'clear', 'skip'] });
  },
);

it('zeros of a cell’s format are of the bar code, and a wrong check digit is asked about', async () => {
  const job = await caseOf('ean-zeros-by-format.xlsx');
  expect(problem(job, 'check_digit')).toMatchObject({ cell: '8410000000017', params: { digit: 6 } });
  expect(await barCodesOf(await mended(job))).toEqual(['0012345678905', '8410000000017']);
});

it('wrapped bar codes are mended, and several in one cell are several', async () => {
  const job = await tried(
    [
      'SKU,Name,Price,EAN,Department',
      'WRP-1,Uno,1,"=""4006381333931""",Bar',
      "WRP-2,Dos,1,'8412345678905,Bar",
      'WRP-3,Tres,1,5901234123457.0,Bar',
      'WRP-4,Cuatro,1,9.780201379624E+12,Bar',
      'WRP-5,Cinco,1,4012345678901 / 96385074,Bar',
    ].join('\n'),
  );
  const records = await recordsOf(await mended(job));
  expect(
    records.map((values) =>
      (Reflect.get(Object(values), 'barCode') ?? []).map((one: object) => Reflect.get(one, 'barCode')),
    ),
  ).toEqual([
    ['4006381333931'],
    ['8412345678905'],
    ['5901234123457'],
    ['9780201379624'],
    ['4012345678901', '96385074'],
  ]);
});
