import { readFile } from 'node:fs/promises';
import { type Import, importCalls, importInto } from '@comanda/api/calls';
import { product } from '@comanda/api/areas/sales/product';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { restedImport } from './requests.ts';

/*
 * Exports of other programs, with all that they carry (docs/product.md §25.22). The files have the headings of public
 * templates and products of our own.
 */
const platform = usePlatform();
let owner: Caller;
let idCompany: string;
const named = new Map<string, string>();
beforeAll(async () => {
  owner = await platform().as('owner');
  idCompany = await platform().company('ENCINA');
  const { rows } = await platform().pool.query<{ id: string; name: string }>(
    `select id, code as name from tax where id_company = $1
     union all select id, names ->> 'es-ES' from store where id_company = $1
     union all select id, names ->> 'es-ES' from modifier where id_company = $1
     union all select id, code from rate where id_company = $1`,
    [idCompany],
  );
  for (const { id, name } of rows) named.set(id, name);
});

const tried = async (path: string): Promise<Import> => {
  const content = await readFile(new URL(`cases/${path}`, import.meta.url));
  const file = new Blob([new Uint8Array(content)]);
  const fileName = path.split('/').at(-1) ?? path;
  const { data } = await owner.call(importInto(product), { data: { idCompany, fileName }, files: { file } });
  return restedImport(owner, data.id);
};
/** Takes every suggestion, and what the test says where there is none. */
const mended = async (job: Import, values: Readonly<Record<string, string>> = {}): Promise<Import> => {
  const decisions = job.problems.map(({ key, path, suggestion }): Import['decisions'][number] => {
    const value = values[path];
    if (value !== undefined) return { problem: key, act: 'set', value };
    return suggestion ? { problem: key, act: 'suggested' } : { problem: key, act: 'skip' };
  });
  if (decisions.length === 0) return job;
  const { version } = await restedImport(owner, job.id);
  await owner.call(importCalls.settle, {
    data: { id: job.id, version, decisions: [...job.decisions, ...decisions] },
  });
  return mended(await restedImport(owner, job.id), values);
};
const text = (value: unknown): string => named.get(String(value)) ?? String(value);
const listed = (value: unknown): readonly object[] => (Array.isArray(value) ? value.map(Object) : []);
/** What would be stored of each row, by names: code, name, prices, tax, stock, modifiers, and what else is not as usual. */
const recordsOf = async (job: Import): Promise<readonly string[]> => {
  const { data } = await owner.call(importCalls.rows, { data: { id: job.id, limit: 100 } });
  return data.elements.flatMap(({ outcome }) => {
    if (!outcome || !('record' in outcome)) return [];
    const { code, names, rateProduct, idTaxSale, stock, modifiers, isWeight, freePrice, status } = Object(
      outcome.record.values,
    );
    const said = (details: unknown, ...keys: string[]): readonly string[] =>
      listed(details).map((one) => keys.map((key) => text(Reflect.get(one, key))).join(' '));
    return [
      code,
      Object.values(Object(names))[0],
      ...said(rateProduct, 'price'),
      text(idTaxSale),
      ...said(stock, 'idStore', 'stock', 'minimum'),
      ...said(modifiers, 'idModifier'),
      ...(isWeight === 'S' ? ['by weight'] : []),
      ...(freePrice === 'S' ? ['price at the till'] : []),
      ...(status === 'I' ? ['inactive'] : []),
    ].join(' | ');
  });
};

describe('an export of', () => {
  it.each([
    [
      'Square',
      ['Online Sale Price', 'Default Unit Cost'],
      [
        'SQ-CHOCO-S | Chocolate a la taza, Pequeño | 240 | IVA10 | Madrid Chamberí 24 6 | Leche',
        'SQ-CHOCO-L | Chocolate a la taza, Grande | 310 | IVA10 | Madrid Chamberí 18 6 | Leche',
        'SQ-PROP | Propina solidaria | IVA10 | price at the till',
      ],
    ],
    [
      'Loyverse',
      ['Cost', 'Price [Madrid Chamberí]'],
      [
        'LV-1001 | Granizado de limón, Vaso | 260 | IVA10 | Madrid Chamberí 40 10 | Las Palmas 15 null',
        'LV-1002 | Granizado de limón, Jarra | 720 | IVA10 | Madrid Chamberí 12 4',
        'LV-1003 | Turrón al corte | 2850 | IVA10 | Leche | by weight',
      ],
    ],
    [
      'Shopify',
      ['Variant Compare At Price', 'Cost per item'],
      [
        'SH-ACE-05 | Aceite arbequina, 500 ml | 990 | IVA10',
        'SH-ACE-10 | Aceite arbequina, 1 l | 1750 | IVA10',
        'SH-MIEL | Miel de brezo | 840 | IVA10 | inactive',
      ],
    ],
    [
      'WooCommerce',
      ['Sale price'],
      [
        'WC-DEL-S | Delantal de lino - S | 2400 | IVA10',
        'WC-DEL-L | Delantal de lino - L | 2600 | IVA10',
        'WC-TABLA | Tabla de olivo | 3200 | IVA10',
        'WC-VELA-P | Vela de cera - Pino | 1200 | IVA10',
      ],
    ],
    [
      'Odoo',
      ['Cost'],
      ['OD-EMP | Empanada gallega | 340 | IVA10', 'OD-QUE | Queso curado | 2490 | IVA10 | by weight'],
    ],
    [
      'Toast',
      [],
      [
        'TO-310 | Hamburguesa de la casa | 1250 | IVA10 | Guarnición | Punto de la carne',
        'TO-311 | Patatas bravas | 580 | IVA10',
      ],
    ],
    [
      'Lightspeed',
      ['supply_price'],
      [
        'LS-CAM-S | Camiseta Encina, S | 1500 | IVA10 | Madrid Chamberí 5 2',
        'LS-CAM-M | Camiseta Encina, M | 1500 | IVA10 | Madrid Chamberí 9 2',
        'LS-TAZA | Taza esmaltada | 1100 | IVA10',
      ],
    ],
  ])(
    '%s is known by its headings and read whole, and its other prices are told',
    async (system, unread, records) => {
      const job = await tried(`systems/${system.toLowerCase()}.csv`);
      expect(job.system).toBe(system);
      expect(job.unreadPrices.map((at) => job.header[at])).toEqual(unread);
      expect(await recordsOf(await mended(job))).toEqual(records);
    },
  );
  it('nobody is none', async () => {
    expect((await tried('sep-line.csv')).system).toBeNull();
  });
});

describe('several prices in one cell', () => {
  it('are several, and each asks which rate it is', async () => {
    const job = await tried('several-prices.csv');
    expect(job.settings.mapping).toEqual([
      'names.es-ES',
      'idDepartment',
      'rateProduct.1.price',
      'rateProduct.2.price',
    ]);
    const asked = job.problems.filter(({ path }) => path.startsWith('rateProduct.'));
    expect(asked.map(({ path, count, suggestion }) => [path, count, suggestion !== undefined])).toEqual([
      ['rateProduct.1.idRate', 3, true],
      ['rateProduct.2.idRate', 2, false],
    ]);
    const done = await mended(job, { 'rateProduct.2.idRate': 'TERRAZA', idTaxSale: 'IVA10' });
    expect((await recordsOf(done)).map((record) => record.split(' | ').slice(1))).toEqual([
      ['Caña doble', '140', '150', 'IVA10'],
      ['Tercio', '220', '240', 'IVA10'],
      ['Agua con gas', '180', 'IVA10'],
    ]);
  });
});
