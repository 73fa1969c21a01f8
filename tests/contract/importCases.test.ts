import { readFile } from 'node:fs/promises';
import { type Import, importCalls, importInto } from '@comanda/api/calls';
import { product } from '@comanda/api/areas/sales/product';
import type { Reading } from '@comanda/api/transfer';
import { beforeAll, describe, expect, it } from 'vitest';
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

const tried = async (content: Uint8Array | string, fileName = 'case.csv'): Promise<Import> => {
  const file = new Blob([new Uint8Array(Buffer.from(content))]);
  const { data } = await owner.call(importInto(product), { data: { idCompany, fileName }, files: { file } });
  return restedImport(owner, data.id);
};
const caseOf = async (name: string) => tried(await readFile(new URL(`cases/${name}`, import.meta.url)), name);
const settled = async (
  { id }: Import,
  change: { reading?: Reading; settings?: Import['settings']; decisions?: Import['decisions'] },
): Promise<Import> => {
  // A test looks at one import from several sides, and each of them moves it on.
  const { version } = await restedImport(owner, id);
  await owner.call(importCalls.settle, { data: { id, version, ...change } });
  return restedImport(owner, id);
};
/** Takes every suggestion, and gives a tax and a department where there is none. */
const mended = async (job: Import): Promise<Import> => {
  const decisions = job.problems.map(({ key, path, code, suggestion }): Import['decisions'][number] => {
    if (code === 'required' && path === 'idTaxSale') return { problem: key, act: 'set', value: tax };
    if (code === 'required' && path === 'idDepartment')
      return { problem: key, act: 'create', name: 'Varios' };
    return suggestion ? { problem: key, act: 'suggested' } : { problem: key, act: 'skip' };
  });
  const rested = await settled(job, { decisions: [...job.decisions, ...decisions] });
  return rested.problems.length > 0 ? mended(rested) : rested;
};
/** What would be stored: name, price and status. */
const recordsOf = async (job: Import) => {
  const { id } = await mended(job);
  const { data } = await owner.call(importCalls.rows, { data: { id, limit: 100 } });
  return data.elements.flatMap(({ outcome }) => {
    if (!outcome || !('record' in outcome)) return [];
    const { names, rateProduct, status } = Object(outcome.record.values);
    return [[Object.values(Object(names))[0], rateProduct?.[0]?.price, status ?? 'A'] as const];
  });
};
const departmentsOf = async (job: Import): Promise<unknown[]> =>
  (await mended(job)).createdRecords.map(({ names }) => Object.values(names)[0]);
const targetOf = (job: Import, heading: string) => job.settings.mapping[job.header.indexOf(heading)];

describe('a column', () => {
  it('of the regular price goes before the one of the sale, which is told and can be taken', async () => {
    const job = await caseOf('sale-and-regular-price.csv');
    expect((await recordsOf(job)).map(([, price]) => price)).toEqual([1200, 1000, 600]);
    expect(await departmentsOf(job)).toContain('Hogar');
    expect(await departmentsOf(job)).not.toContain('simple');
    const at = job.header.indexOf('Sale price');
    expect(job.meant[at]).toBe('rateProduct.1.price');
    expect(job.unreadPrices).toEqual([at]);
    const mapping = job.settings.mapping.map((target, place) =>
      place === at ? 'rateProduct.1.price' : target === 'rateProduct.1.price' ? null : target,
    );
    const turned = await settled(job, { settings: { ...job.settings, mapping } });
    expect((await recordsOf(turned)).map(([, price]) => price)).toEqual([undefined, 800, undefined]);
    expect(turned.unpriced).toMatchObject({ count: 2 });
  });
  it('without a price here and there is counted, and who has none is named', async () => {
    const job = await mended(await caseOf('price-left-empty.csv'));
    expect(job.unpriced).toEqual({ count: 1, first: [{ row: 2, name: 'Torta' }] });
  });
  it('of names in a language fills the name in that language', async () => {
    const job = await caseOf('name-per-language.csv');
    expect(targetOf(job, 'name_es')).toBe('names.es-ES');
    expect(targetOf(job, 'name_en')).toBe('names.en-GB');
  });
});

describe('the headings', () => {
  it.each([
    ['title-above-headings.csv', 3],
    ['title-above-headings.xlsx', 3],
    ['sep-line.csv', 2],
  ])('of %s are found in line %i', async (name, headingLine) => {
    const job = await caseOf(name);
    expect(job.source).toMatchObject({ headingLine });
    expect((await recordsOf(job)).map(([, price]) => price)).toHaveLength(2);
  });
  it('are in the line that a person says, and in the sheet', async () => {
    const job = await caseOf('title-above-headings.csv');
    const moved = await settled(job, { reading: { headingLine: 1 } });
    expect(moved).toMatchObject({ header: ['Lista de precios otoño'], reading: { headingLine: 1 } });
    expect((await settled(moved, { reading: {} })).source).toMatchObject({ headingLine: 3 });

    const workbook = await caseOf('instructions-sheet-first.xlsx');
    expect(workbook.source).toMatchObject({ sheet: 'Hoja1', sheets: ['Instrucciones', 'Hoja1'] });
    const first = await settled(workbook, { reading: { sheet: 'Instrucciones' } });
    expect(first.header).toEqual(['Rellene la segunda hoja']);
  });
});

describe('letters', () => {
  it.each([
    ['codepage-cp1250.csv', 'windows-1250', 'Řízky'],
    ['codepage-cp1251.csv', 'windows-1251', 'Борщ'],
    ['codepage-cp1253.csv', 'windows-1253', 'Τσάι'],
    ['codepage-cp1254.csv', 'windows-1254', 'Şiş köfte'],
    ['codepage-gbk.csv', 'gbk', '宫保鸡丁'],
  ])('of %s are read as %s', async (name, encoding, word) => {
    const job = await caseOf(name);
    if (job.source?.format !== 'csv') throw new Error('It is a CSV.');
    expect(job.source.encoding).toBe(encoding);
    expect(job.source.encodings[0]).toMatchObject({ encoding });
    expect(job.samples.flat()).toContain(word);
    const other = job.source.encodings[1];
    if (!other) throw new Error('There is nothing to choose from.');
    const chosen = await settled(job, { reading: { encoding: other.encoding } });
    expect(chosen.source).toMatchObject({ encoding: other.encoding });
    expect(chosen.samples.flat()).not.toContain(word);
  });
  it('of two encodings leave each other alone, and the rows of the other are named', async () => {
    const lines = ['SKU,Name,Price,Category', 'A1,Café,1,Té', 'A2,Piña,2,Té', ''].join('\n');
    const job = await tried(Buffer.concat([Buffer.from(lines), Buffer.from('A3,Jamón,3,T\n', 'latin1')]));
    expect(job.source).toMatchObject({
      encoding: 'utf-8',
      mixed: { encoding: 'windows-1252', rows: [4], count: 1 },
    });
    expect(job.samples.map(([, name]) => name)).toEqual(['Café', 'Piña', 'Jamón']);
  });
});

describe('a cell', () => {
  it('has its amount in any currency', async () => {
    const records = await recordsOf(await caseOf('currency-in-letters.csv'));
    expect(records.slice(0, 8).map(([, price]) => price)).toEqual([
      450, 1250, 375, 820, 3200, 4500, 950, 2200,
    ]);
    expect(records.every(([, price]) => typeof price === 'number')).toBe(true);
  });
  it('of a formula without a result, or of one that failed, is named', async () => {
    const job = await caseOf('formula-without-result.xlsx');
    expect(job.problems).toContainEqual(
      expect.objectContaining({ code: 'formula_without_result', path: 'rateProduct.1.price', rows: [2] }),
    );
    const failed = await tried('SKU,Name,Price,Category\nA1,Uno,#N/A,Bar\nA2,Dos,#¡REF!,Bar\n');
    expect(failed.problems).toContainEqual(expect.objectContaining({ code: 'sheet_error', rows: [2, 3] }));
  });
  it('has no escapes of HTML or of a workbook', async () => {
    const escaped = await caseOf('html-entities.csv');
    expect((await recordsOf(escaped)).map(([name]) => name)).toEqual(['Fish & Chips', 'Jalapeño']);
    expect(await departmentsOf(escaped)).toEqual(['Mains & more']);
    const names = (await recordsOf(await caseOf('escaped-line-end.xlsx'))).map(([name]) => name);
    expect(names).toEqual(['Agua con gas', 'Café']);
  });
  it('that says 1 or 0 of a status is active or not', async () => {
    const records = await recordsOf(await caseOf('status-0-and-1.csv'));
    expect(records.map(([, , status]) => status)).toEqual(['A', 'I']);
  });
  it('that is empty is as above where a person says so', async () => {
    const job = await tried(
      'SKU,Name,Price,Category\nA1,Uno,1,Bar\nA2,Dos,2,\nA3,Tres,3,Sala\nA4,Cuatro,4,\n',
    );
    expect(job.source).toMatchObject({ gaps: [3], filledDown: [] });
    const filled = await settled(job, { reading: { fillDown: [3] } });
    expect(filled.samples.map((cells) => cells[3])).toEqual(['Bar', 'Bar', 'Sala', 'Sala']);
  });
});

it('rows of sections are the departments of what follows, unless a person says that they are records', async () => {
  const job = await caseOf('section-rows.xlsx');
  expect(job.source).toMatchObject({
    sections: { isTaken: true, count: 2, first: ['BEBIDAS', 'POSTRES'] },
  });
  expect(targetOf(job, 'idDepartment')).toBe('idDepartment');
  expect(job.samples).toEqual([
    ['Agua', '1', 'BEBIDAS'],
    ['Flan', '3', 'POSTRES'],
  ]);
  expect((await settled(job, { reading: { sections: false } })).counts).toMatchObject({ rows: 4 });
});

it('names of other signs are other records', async () => {
  expect(await departmentsOf(await caseOf('names-of-signs.csv'))).toEqual(['🍦', '🍕']);
  const job = await tried(
    [
      'SKU,Name,Price,Category',
      'N1,Uno,1,1/2 ración',
      'N2,Dos,1,12 ración',
      'N3,Tres,1,C++',
      'N4,Cuatro,1,C#',
    ].join('\n'),
  );
  expect(await departmentsOf(job)).toEqual(['1/2 ración', '12 ración', 'C++', 'C#']);
});

it('a column of its own for each tax is the tax of the rows that say yes', async () => {
  const job = await tried(
    `Handle,SKU,Name,Category,Default price,Price [Centro],"Tax - ""${tax}"" (10%)"\nh1,L1,Uno,Bar,2.50,9.00,Y\nh2,L2,Dos,Bar,3.00,,N\n`,
  );
  expect(targetOf(job, 'Default price')).toBe('rateProduct.1.price');
  expect(job.settings.mapping.at(-1)).toBe(`idTaxSale=${tax}`);
  expect(job.unreadPrices).toEqual([5]);
  expect(job.problems.find(({ key }) => key === 'idTaxSale:required')?.rows).toEqual([3]);
});
