import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blank, type Draft, type Resource } from '../kernel/index.ts';
import { gathered, withPictures } from '../pictures/index.ts';
import { signageStory } from '../areas/devices/signageStory.ts';
import { customer } from '../areas/others/customer.ts';
import { department } from '../areas/sales/department.ts';
import { product } from '../areas/sales/product.ts';
import { claimKey, claimsOf } from '../validation/index.ts';
import { subdepartment } from '../areas/sales/subdepartment.ts';
import { tax } from '../areas/basics/tax.ts';
import { validate } from '../validation/index.ts';
import { isNameOnly } from './created.ts';
import { dryRun } from './dryRun.ts';
import { guessMapping, type Mapping } from './mapping.ts';
import type { Decision, DryRun, Known, Outcome, PlannedRecord, Settings } from './plan.ts';
import { resultOf } from './result.ts';
import { plainSource } from './source.fixture.ts';
import { readSheet } from './sheet.ts';
import type { Table } from './table.ts';
import { Trial } from './trial.ts';

const id = (at: number) => `0190d6c0-0000-7000-8000-${String(at).padStart(12, '0')}`;
const numbered = (number: number): string => `https://pictures.test/${number}.jpg`;
const pictureAt = (address: string) => ({
  url: `/api/storage/v1/image/${createHash('sha256').update(address).digest('hex')}`,
});
const texts = [
  { 'field.code': 'Code', 'field.names': 'Name', 'ART.idTaxSale': 'Sales tax', 'ART.kind': 'Kind' },
  {
    'field.code': 'Código',
    'field.names': 'Nombre',
    'ART.kind': 'Tipo',
    'ART.kind.3': 'Suplemento',
    'flag.S': 'Sí',
  },
];
const empty: Known = {
  languages: ['es-ES', 'en-GB'],
  decimals: 2,
  stored: [],
  records: {
    TAX: [{ id: id(1), code: 'IVA21', names: { 'es-ES': 'IVA general' } }],
    RTE: [{ id: id(2), code: 'T1', names: { 'es-ES': 'Tarifa' } }],
    DPT: [{ id: id(3), code: 'CUPS', names: { 'es-ES': 'Tazas', 'en-GB': 'Cups' } }],
  },
  creatable: ['DPT'],
  texts,
};
const tableOf = async (text: string): Promise<Table> => {
  const sheet = await readSheet(new TextEncoder().encode(text));
  if (!sheet.ok) throw new Error(sheet.refusal.code);
  return sheet.table;
};
interface Trying {
  readonly known?: Known;
  readonly decisions?: readonly Decision[];
  readonly resource?: Resource;
  readonly mapping?: Mapping;
  readonly decimalSign?: '.' | ',';
}
const tried = async (text: string, trial: Trying = {}): Promise<DryRun> => {
  const { known = empty, resource = product, decimalSign = '.', decisions } = trial;
  const table = await tableOf(text);
  const mapping = trial.mapping ?? guessMapping(resource, table, known);
  return dryRun(resource, table, { mapping, decimalSign, unnamed: 'General' }, known, decisions);
};
const mended = async (text: string, trial: Trying = {}): Promise<DryRun> => {
  const { problems } = await tried(text, trial);
  const decisions = problems.flatMap(({ key, suggestion }): Decision[] =>
    suggestion ? [{ problem: key, act: 'suggested' }] : [],
  );
  return tried(text, { ...trial, decisions: [...(trial.decisions ?? []), ...decisions] });
};
const kinds = ({ outcomes }: DryRun) => outcomes.map(({ kind }) => kind).join(' ');
const valuesOf = ({ outcomes }: DryRun): Draft[] =>
  outcomes.flatMap((outcome) => ('record' in outcome ? [outcome.record.values] : []));
const faultsOf = ({ outcomes }: DryRun) =>
  outcomes.flatMap((outcome) =>
    outcome.kind === 'rejected' ? outcome.rejections.map(({ path, code }) => `${path}:${code}`) : [],
  );
const plain = 'Code,Name es-ES,Department,Sales tax,Price,Rate\n';
const fetched = ({ pictures }: PlannedRecord) =>
  Object.fromEntries(Object.entries(pictures).map(([path, address]) => [path, pictureAt(address)]));
/** The company once the import has been done. */
const after = (known: Known, run: DryRun): Known => {
  const written = run.outcomes.flatMap((outcome, at): Draft[] =>
    'record' in outcome
      ? [
          {
            ...gathered(product, withPictures(outcome.record.values, fetched(outcome.record))),
            id: outcome.record.id ?? id(1000 + at),
          },
        ]
      : [],
  );
  const ids = new Set(written.map((row) => row.id));
  return {
    ...known,
    stored: [...known.stored.filter((row) => !ids.has(row.id)), ...written],
    records: {
      ...known.records,
      DPT: [...(known.records.DPT ?? []), ...run.created.filter(({ entity }) => entity === 'DPT')],
    },
  };
};

const say = ({ id }: { id: string }, values: object = {}) => [id, ...Object.values(values)].join(' ');
const faults = async (price: string, decimalSign: '.' | ',') =>
  faultsOf(await tried(`${plain}A,Uno,CUPS,IVA21,"${price}",T1\n`, { decimalSign }));
const tableFrom = (width: number, rows: readonly (readonly string[])[]): Table => ({
  header: Array.from({ length: width }, (_, at) => `c${at}`),
  rows: rows.map((cells, at) => ({ number: at + 2, cells })),
  source: plainSource,
});
const everyAct = (run: DryRun): readonly Decision[] =>
  run.problems.map(({ key, suggestion }) => ({ problem: key, act: suggestion ? 'suggested' : 'skip' }));
const inOrder = (run: DryRun, rows: number) => {
  const { rows: told, images, ...each } = run.counts;
  expect(run.outcomes.map(({ row }) => row)).toEqual(Array.from({ length: rows }, (_, at) => at + 2));
  expect(told).toBe(rows);
  expect(images).toBeLessThanOrEqual(rows);
  expect(Object.values(each).reduce((sum, count) => sum + count, 0)).toBe(rows);
  const rejected = run.outcomes.filter(
    (outcome): outcome is Outcome & { kind: 'rejected' } => outcome.kind === 'rejected',
  );
  const grouped = new Set(run.problems.flatMap((problem) => problem.rows));
  expect([...grouped].sort((a, b) => a - b)).toEqual(rejected.map(({ row }) => row));
  for (const { rejections } of rejected) expect(rejections.length).toBeGreaterThan(0);
};

/** As a web shop exports it: variants and pictures on rows of their own, most cells empty there. */
const shop = `Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Variant Barcode,Image Src
clay-mug,Clay Mug,<p>x</p>,Cups,true,Title,Default Title,,,12.50,,https://pictures.test/mug.jpg
clay-mug,,,,,,,,,,,https://pictures.test/mug-2.jpg
picnic-blanket-of-wool,Picnic Blanket,,Blankets,true,Size,Small,Red,,40,4006381333931,https://pictures.test/blanket.jpg
picnic-blanket-of-wool,,,,,,Large,Red,BL-LARGE,55,,
tray,Tray,,blankets,false,Title,Default Title,,,,,
`;

describe('the export of a shop', () => {
  it('is understood by its headings', async () => {
    const table = await tableOf(shop);
    expect(guessMapping(product, table, empty).map(({ target }) => target)).toEqual([
      '#group',
      'names.es-ES',
      null,
      'idDepartment',
      'visible',
      null,
      '#option',
      '#option',
      'code',
      'rateProduct.1.price',
      'barCode.1.barCode',
      'image',
    ]);
  });
  it('has every row accounted for, and each cause named once', async () => {
    const run = await tried(shop);
    expect(kinds(run)).toBe('rejected belongs rejected rejected rejected');
    expect(run.outcomes[1]).toEqual({ row: 3, kind: 'belongs', to: 2, as: 'image' });
    expect(run.counts).toMatchObject({ rows: 5, images: 3, rejected: 4, belongs: 1 });
    expect(run.problems.map(({ key, rows, suggestion }) => [key, rows, suggestion])).toEqual([
      ['idTaxSale:required', [2, 4, 5, 6], { act: 'set', value: 'IVA21' }],
      ['rateProduct.1.idRate:required', [2, 4, 5], { act: 'set', value: 'T1' }],
      ['code:too_long', [4], { act: 'set', value: expect.stringMatching(/^picnic-blanket-\w{4}$/) }],
      ['idDepartment:missing_record:blankets', [4, 5, 6], { act: 'create', entity: 'DPT', name: 'Blankets' }],
    ]);
  });
  it('takes pictures from rows of their own, four for each product, and each of them once', async () => {
    const rows = [1, 2, 2, 3, 4, 5].map((number) => `tray,,,,,,,,,,,${numbered(number)}\n`).join('');
    const run = await mended(shop + rows);
    expect(run.outcomes.slice(4)).toMatchObject([
      {
        kind: 'creates',
        record: {
          values: { image: null, images: [{ image: null }, { image: null }, { image: null }] },
          pictures: {
            image: numbered(1),
            'images.0.image': numbered(2),
            'images.1.image': numbered(3),
            'images.2.image': numbered(4),
          },
        },
      },
      ...[7, 8, 9, 10, 11].map((row) => ({ row, kind: 'belongs', to: 6, as: 'image' })),
      { row: 12, kind: 'belongs', to: 6, as: 'further' },
    ]);
    const stored = after(empty, run);
    expect(stored.stored.at(-1)).toMatchObject({
      image: pictureAt(numbered(1)),
      images: [2, 3, 4].map((number) => ({ image: pictureAt(numbered(number)) })),
    });
    expect(kinds(await mended(shop + rows, { known: stored }))).toMatch(
      /^(?:unchanged|belongs)(?: unchanged| belongs)*$/,
    );
  });
  it('refuses the fifth picture of a row at its cell, and knows those that are there', async () => {
    const header =
      'Code,Name es-ES,Department,Sales tax,Image,images.1.image,images.2.image,images.3.image,images.4.image\n';
    const text = `${header}A,Uno,CUPS,IVA21,https://p.test/1.jpg,https://p.test/2.jpg,#aabbcc,https://p.test/3.jpg,`;
    expect(faultsOf(await tried(`${text}https://p.test/4.jpg\n`))).toEqual([
      'images.4.image:too_many_pictures',
    ]);
    // What a row names twice is one picture.
    const again = `${text}\n`.replace('3.jpg', '1.jpg');
    for (const file of [`${text}\n`, again])
      expect(kinds(await tried(file, { known: after(empty, await tried(file)) }))).toBe('unchanged');
  });
  it('counts a picture that is still to be fetched where a record must have one', async () => {
    const text = `Code,Name es-ES,Image\nA,Uno,${numbered(1)}\nB,Dos,\n`;
    const run = await tried(text, { resource: signageStory });
    expect(run.outcomes[0]).toMatchObject({
      kind: 'creates',
      record: { values: { image: null }, pictures: { image: numbered(1) } },
    });
    expect(faultsOf(run)).toEqual(['image:required']);
  });
  it('is mended by one decision for each cause', async () => {
    const run = await mended(shop);
    expect(kinds(run)).toBe('creates belongs creates creates creates');
    expect(run.problems).toEqual([]);
    expect(run.created).toMatchObject([{ entity: 'DPT', code: 'Blankets', names: { 'es-ES': 'Blankets' } }]);
    const [mug, small, large, tray] = valuesOf(run);
    expect(mug).toMatchObject({
      code: 'clay-mug',
      names: { 'es-ES': 'Clay Mug' },
      idDepartment: id(3),
      idTaxSale: id(1),
      rateProduct: [{ idRate: id(2), price: 1250 }],
      visible: 'S',
    });
    expect(small).toMatchObject({
      names: { 'es-ES': 'Picnic Blanket, Small, Red' },
      externalCode: 'picnic-blanket-of-wool-Small-Red',
      barCode: [{ barCode: '4006381333931', units: '1' }],
    });
    expect(large).toMatchObject({
      code: 'BL-LARGE',
      names: { 'es-ES': 'Picnic Blanket, Large, Red' },
      rateProduct: [{ price: 5500 }],
      barCode: [],
      idDepartment: run.created[0]?.id,
    });
    expect(tray).toMatchObject({
      code: 'tray',
      visible: 'N',
      rateProduct: [],
      idDepartment: run.created[0]?.id,
    });
    expect(new Set(valuesOf(run).map(({ order }) => order)).size).toBe(4);
    expect(run.outcomes[0]).toMatchObject({
      record: { pictures: { image: 'https://pictures.test/mug.jpg' } },
    });
  });
  it('creates nothing the second time, whatever was decided', async () => {
    const again = after(empty, await mended(shop));
    expect(kinds(await mended(shop, { known: again }))).toBe(
      'unchanged belongs unchanged unchanged unchanged',
    );
    const changed = await mended(shop.replace('12.50', '13'), { known: again });
    expect(changed.outcomes[0]).toMatchObject({
      kind: 'changes',
      fields: ['rateProduct'],
      record: { id: id(1000) },
    });
    expect(changed.counts).toMatchObject({ creates: 0, changes: 1, unchanged: 3 });
  });
  it('finds a product whose code has been changed since, by the text that its code was made of', async () => {
    const { stored, ...others } = after(empty, await mended(shop));
    const renamed = stored.map((row) => (row.externalCode === null ? row : { ...row, code: 'BLANKET' }));
    const run = await mended(shop, { known: { ...others, stored: renamed } });
    expect(kinds(run)).toBe('unchanged belongs unchanged unchanged unchanged');
  });
  it('goes back with the outcome of each row', async () => {
    const table = await tableOf(shop);
    const run = await tried(shop);
    const file = await readSheet(
      resultOf({ resource: product, languages: empty.languages, say }, table, run),
    );
    expect(file.ok && file.table.rows.map(({ cells }) => cells.at(-1))).toMatchObject([
      'import.rejected import.reason ART.idTaxSale fault.required import.reason ART.rateProduct.idRate fault.required',
      'import.belongs.image 2',
      expect.stringContaining('fault.too_long'),
      expect.stringContaining('import.missing_record Blankets DPT.one'),
      expect.stringContaining('import.missing_record blankets DPT.one'),
    ]);
  });
});

const line = (code: string, barCode: string) => `${code},${code},CUPS,IVA21,${barCode},2\n`;

const shirt: Draft = {
  ...blank(product),
  id: id(50),
  code: 'TEE',
  names: { 'es-ES': 'Camiseta' },
  idMatrix: id(51),
  matrix: [{ row: 'S', column: null, code: 'TEE-S', barCode: 'abc' }],
};

describe('what one record alone may have', () => {
  const header = 'Code,names.es-ES,idDepartment,idTaxSale,barCode.1.barCode,barCode.1.units\n';
  const file = [
    line('B1', 'ABC'),
    line('C1', '333'),
    line('D1', '333'),
    line('tee-s', '444'),
    line('A1', '555'),
    line('E1', '111'),
  ].join('');
  const company = async () => {
    const known = after(empty, await tried(header + line('A1', '111')));
    return { ...known, stored: [...known.stored, shirt] };
  };

  it('is told at its cell with who has it, stored or in an earlier row', async () => {
    const run = await tried(header + file, { known: await company() });
    const told = run.outcomes.flatMap((outcome) => ('rejections' in outcome ? outcome.rejections : []));
    expect(told.map(({ path, column, code, params }) => [path, column, code, params])).toEqual([
      ['barCode.1.barCode', 4, 'held_by_record', { name: 'Camiseta', code: 'TEE' }],
      ['barCode.1.barCode', 4, 'held_by_row', { row: 3 }],
      ['code', 0, 'held_by_record', { name: 'Camiseta', code: 'TEE' }],
      // Its record is that of the row before, which has its code.
      ['barCode.1.barCode', 4, 'held_by_row', { row: 6 }],
    ]);
    expect(run.problems.map(({ acts }) => acts.join())).toEqual(['set,clear,skip', 'set,clear,skip', 'skip']);
  });
  it('is left empty with its detail, or the row is left out', async () => {
    const decisions: readonly Decision[] = [
      { problem: 'barCode.1.barCode:held_by_record', act: 'clear' },
      { problem: 'barCode.1.barCode:held_by_row', act: 'clear' },
      { problem: 'code:held_by_record', act: 'skip' },
    ];
    const run = await tried(header + file, { known: await company(), decisions });
    expect(kinds(run)).toBe('creates creates creates skipped changes creates');
    expect(valuesOf(run).map(({ barCode }) => barCode)).toMatchObject([
      [],
      [{ barCode: '333' }],
      [],
      [{ barCode: '111' }, { barCode: '555' }],
      [],
    ]);
  });
  it('is free for the rows after one that gives it up', async () => {
    const rows = 'A1,A1,CUPS,IVA21,\\empty,\n' + line('E1', '111');
    const run = await tried(header + rows, { known: await company() });
    expect(kinds(run)).toBe('changes creates');
  });
  it('is set to another text, which is judged as well', async () => {
    const decisions: readonly Decision[] = [
      { problem: 'barCode.1.barCode:held_by_row', act: 'set', value: 'Abc' },
    ];
    const run = await tried(header + line('C1', '333') + line('D1', '333'), {
      known: await company(),
      decisions,
    });
    expect(faultsOf(run)).toEqual(['barCode.1.barCode:held_by_record']);
  });
  it('is one word, which others may have', async () => {
    const run = await mended(header + line('C1', '84 1') + line('D1', 'A B c'), { known: await company() });
    expect(run.outcomes).toMatchObject([
      { kind: 'creates', record: { values: { barCode: [{ barCode: '841' }] } } },
      { rejections: [{ code: 'held_by_record' }] },
    ]);
  });
});

describe('a row', () => {
  it('is known by its code without case, else by its barcode', async () => {
    const known = after(
      empty,
      await tried('Code,Name,Department,Sales tax,Barcode\nA1,Uno,CUPS,IVA21,123\nB2,Dos,CUPS,IVA21,456\n'),
    );
    expect(kinds(await tried('Code,Name\na1,Uno\n', { known }))).toBe('unchanged');
    expect(kinds(await tried('Barcode,Name\n456,Dos\n', { known }))).toBe('unchanged');
    expect(faultsOf(await tried('Barcode,Name\n789,Tres\n', { known }))).toContain('code:required');
  });
  it('takes another code for the same barcode once somebody says that it is the same', async () => {
    const known = after(
      empty,
      await tried('Code,Name,Department,Sales tax,Barcode\nA1,Uno,CUPS,IVA21,123\n'),
    );
    const asked = await tried('Code,Barcode\nA2,123\n', { known });
    expect(asked.problems).toMatchObject([
      {
        key: 'barCode.1.barCode:other_record',
        params: { name: 'Uno', code: 'A1' },
        suggestion: { act: 'same', value: 'A1' },
        acts: ['suggested', 'set', 'clear', 'skip'],
      },
    ]);
    const run = await tried('Code,Barcode\nA2,123\n', {
      known,
      decisions: [{ problem: 'barCode.1.barCode:other_record', act: 'suggested' }],
    });
    expect(run.outcomes).toMatchObject([{ kind: 'changes', fields: ['code'], record: { id: id(1000) } }]);
  });
  it('is not read by a column that there is not', async () => {
    const mapping: Mapping = [{ target: 'names.fr-FR', by: 'person' }];
    await expect(tried('Nom\nTasse\n', { mapping })).rejects.toThrow('names.fr-FR');
  });
  it('leaves what it has nothing for, clears what it says to, and adds languages and details', async () => {
    const header = 'Code,names.es-ES,names.en-GB,externalCode,idDepartment,idTaxSale,barCode.1.barCode\n';
    const known = after(empty, await tried(`${header}A,Uno,,X1,CUPS,IVA21,111\n`));
    const left = await tried(`${header}A,,,,,,\n`, { known });
    expect(kinds(left)).toBe('unchanged');
    const run = await tried(`${header}A,,One,\\empty,,,222\n`, { known });
    expect(run.outcomes[0]).toMatchObject({ kind: 'changes', fields: ['names', 'externalCode', 'barCode'] });
    expect(valuesOf(run)[0]).toMatchObject({
      names: { 'es-ES': 'Uno', 'en-GB': 'One' },
      externalCode: null,
      barCode: [{ barCode: '111' }, { barCode: '222' }],
    });
    const cleared = await tried(`${header}A,,,,,,\\empty\n`, { known });
    expect(valuesOf(cleared)[0]).toMatchObject({ barCode: [] });
    expect(faultsOf(await tried(`${header}A,\\empty,,,,,\n`, { known }))).toEqual([
      'names.es-ES:default_language',
    ]);
  });
  it('takes choices and flags in any language, references by code or name', async () => {
    const run = await tried(
      'Código,Nombre,Tipo,Visible,Department,Sales tax\nA,Uno,suplemento,sí,Cups,iva GENERAL\n',
    );
    expect(valuesOf(run)[0]).toMatchObject({
      kind: '3',
      visible: 'S',
      idDepartment: id(3),
      idTaxSale: id(1),
    });
  });
  it('is refused with the nearest value that is meant', async () => {
    const run = await tried('Code,Name,Tipo,Department,Sales tax\nA,Uno,suplemnto,CUPS,IVA2l\n');
    expect(run.outcomes[0]).toMatchObject({
      rejections: [
        {
          path: 'kind',
          column: 2,
          cell: 'suplemnto',
          code: 'choice',
          suggestion: { act: 'set', value: '3' },
        },
        { path: 'idTaxSale', code: 'missing_record', suggestion: { act: 'set', value: 'IVA21' } },
      ],
    });
  });
  it('has its figures spelt as the file has them, never rounded', async () => {
    expect(await faults('9,99', ',')).toEqual([]);
    expect(await faults('9,99', '.')).toEqual([]);
    expect(await faults('9.999', '.')).toEqual(['rateProduct.1.price:too_many_digits']);
    expect(await faults('9.990', '.')).toEqual([]);
    expect(await faults('-1', '.')).toEqual(['rateProduct.1.price:too_small']);
  });
  it('is refused for a code that an earlier row has, or that is none', async () => {
    const run = await tried(
      `${plain}A1,Uno,CUPS,IVA21,1,T1\na1,Dos,CUPS,IVA21,1,T1\nB 1,Tres,CUPS,IVA21,1,T1\n`,
    );
    expect(kinds(run)).toBe('creates rejected rejected');
    expect(faultsOf(run)).toEqual(['code:repeated_in_file', 'code:code']);
    expect(run.problems[1]?.suggestion).toEqual({ act: 'set', value: 'B-1' });
  });
  it('is refused for cells beyond the header, and for two columns of one field', async () => {
    expect(faultsOf(await tried(`${plain}A,Uno,CUPS,IVA21,1,T1,lost\n`))).toEqual([':too_many_cells']);
    const mapping: Mapping = ['code', 'names.es-ES', 'names.es-ES', 'idDepartment', 'idTaxSale'].map(
      (target) => ({
        target,
        by: 'person',
      }),
    );
    expect(faultsOf(await tried('a,b,c,d,e\nA,Uno,Dos,CUPS,IVA21\n', { mapping }))).toEqual([
      'names.es-ES:mapped_twice',
    ]);
  });
  it('without anything to read is refused and not passed over', async () => {
    expect(
      faultsOf(await tried('Notes,Code,Name,Department,Sales tax\nx,A,Uno,CUPS,IVA21\nonly a note,,,,\n')),
    ).toEqual([':nothing_to_read']);
  });
  it('is judged by the rules of the definition', async () => {
    expect(faultsOf(await tried('Code,Name,Kind,Department,Sales tax\nA,Uno,pack,CUPS,IVA21\n'))).toEqual([
      'idPack:required',
    ]);
    const run = await tried('Code,Name,kind,value\nT1,Uno,N,21\nT2,Dos,N,101\n', { resource: tax });
    expect(kinds(run)).toBe('creates rejected');
  });
});

const orders = ({ outcomes }: DryRun) =>
  outcomes.map((outcome) => ('record' in outcome ? outcome.record.values.order : outcome.kind));

describe('a decision', () => {
  const text = `${plain}A,Uno,Plates,IVA21,1,T1\nB,Dos,Plates,IVA21,1,T1\nC,Tres,,IVA21,1,T1\n`;
  const missing = 'idDepartment:missing_record:plates';
  it.each<[string, Decision, string]>([
    ['creates the record', { problem: missing, act: 'create', name: 'Vajilla' }, 'creates creates rejected'],
    ['sets a value', { problem: missing, act: 'set', value: 'CUPS' }, 'creates creates rejected'],
    ['leaves the cell empty', { problem: missing, act: 'clear' }, 'rejected rejected rejected'],
    ['leaves the rows out', { problem: missing, act: 'skip' }, 'skipped skipped rejected'],
  ])('%s', async (_, decision, expected) => {
    expect(kinds(await tried(text, { decisions: [decision] }))).toBe(expected);
  });
  it('that cannot be carried out leaves the problem', async () => {
    const run = await tried(text, { decisions: [{ problem: missing, act: 'set', value: 'NOWHERE' }] });
    expect(run.problems.map(({ key }) => key)).toContain('idDepartment:missing_record:nowhere');
  });
  it('about an order that is taken gives a free one, and stays open while that one is taken too', async () => {
    const text = 'Code,Name,Order\nA,Uno,7\nB,Dos,7\nC,Tres,8\n';
    const ask = (decisions: readonly Decision[]) => tried(text, { resource: department, decisions });
    const [problem] = (await ask([])).problems;
    expect(problem).toMatchObject({ path: 'order', code: 'exists', rows: [3] });
    const key = problem?.key ?? '';
    expect(orders(await ask([{ problem: key, act: 'set', value: '20' }]))).toEqual([7, 20, 8]);
    expect(orders(await ask([{ problem: key, act: 'set', value: '7' }]))).toEqual([7, 'rejected', 8]);
    expect(new Set(orders(await ask([{ problem: key, act: 'clear' }])))).toEqual(new Set([7, 8, 9]));
  });

  it('is asked for beside very many stored records as well', async () => {
    const stored = Array.from({ length: 200_000 }, (_, at) => ({ id: id(at), code: `S${at}`, order: at }));
    const { outcomes } = await tried('Code,Name\nNEW,Nuevo\n', {
      resource: department,
      known: { ...empty, stored },
    });
    expect(outcomes).toMatchObject([{ kind: 'creates', record: { values: { order: 200_000 } } }]);
  });

  it('creates only records that are a name and a code', () => {
    expect([department, subdepartment, tax].map(isNameOnly)).toEqual([true, false, false]);
  });
});

/** The same in runs of some rows, knowing of the company no more than they ask for. */
const inRuns = (
  table: Table,
  settings: Settings,
  known: Known,
  decisions: readonly Decision[],
  size: number,
): DryRun => {
  const trial = new Trial(product, settings, known, decisions);
  const runs = Array.from({ length: Math.ceil(table.rows.length / size) }, (_, at) =>
    table.rows.slice(at * size, (at + 1) * size),
  );
  for (const rows of runs) trial.outline(rows);
  trial.begin(known.stored.reduce((last, { order }) => Math.max(last, Number(order)), 0));
  const outcomes = runs.flatMap((rows) => {
    const heads = trial.headsAbove(rows);
    const lines = trial.read(
      rows,
      table.rows.filter(({ number }) => heads.includes(number)),
    );
    const asked = trial.ask(lines);
    const stored = known.stored.filter((row) => {
      const { code, externalCode, order } = row;
      return (
        asked.codes.has(String(code).toLowerCase()) ||
        asked.externals.has(String(externalCode)) ||
        asked.orders.has(Number(order)) ||
        claimsOf(product, row).some((claim) => asked.claims.has(claimKey(claim)))
      );
    });
    return trial.judge(lines, { stored, records: known.records });
  });
  return { outcomes, ...trial.summary() };
};

it('proposes no code that a variant has', async () => {
  const table = await tableOf('names.es-ES,idDepartment,idTaxSale\nTEE-S,CUPS,IVA21\n');
  const settings = { mapping: guessMapping(product, table, empty), decimalSign: '.' as const, unnamed: '' };
  const decisions: readonly Decision[] = [{ problem: 'code:required', act: 'suggested' }];
  const [outcome] = inRuns(table, settings, { ...empty, stored: [shirt] }, decisions, 1).outcomes;
  expect(outcome).toMatchObject({
    kind: 'creates',
    record: { values: { code: expect.stringMatching(/^TEE-S-/) } },
  });
});

describe('any file', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'A1',
      'a-product-with-a-very-long-handle',
      'CUPS',
      'Plates',
      '1.50',
      '1,5',
      'x',
      '\\empty',
      'https://p.test/a.jpg',
    ),
    fc.string({ maxLength: 6 }),
  );
  const targets = [
    '#group',
    '#option',
    'code',
    'names.es-ES',
    'idDepartment',
    'idTaxSale',
    'rateProduct.1.price',
    'rateProduct.1.idRate',
    'barCode.1.barCode',
    'image',
    'images.1.image',
    'images.2.image',
    'order',
    'visible',
    null,
  ];
  const file = fc.record({
    chosen: fc.array(fc.constantFrom(...targets), { minLength: 1, maxLength: 8 }),
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { maxLength: 12 }),
  });
  /** As a shop exports products: few handles and names, so that rows of one lie in several runs. */
  const joined = fc.record({
    chosen: fc.constant(['#group', '#option', 'names.es-ES', 'code', 'image', 'barCode.1.barCode', 'order']),
    rows: fc.array(
      fc.tuple(
        fc.constantFrom('', 'mug', 'tray-of-the-finest-olive-wood'),
        fc.constantFrom('', 'S', 'L'),
        fc.constantFrom('', 'Mug', 'Tray'),
        fc.constantFrom('', '', 'A1', 'not a code'),
        fc.constantFrom('', 'https://p.test/a.jpg', 'https://p.test/b.jpg'),
        fc.constantFrom('', '111', '222'),
        fc.constantFrom('', '', '3'),
      ),
      { minLength: 4, maxLength: 12 },
    ),
  });
  it('comes to the same however its rows are cut into runs', () => {
    fc.assert(
      fc.property(fc.oneof(file, joined), fc.integer({ min: 1, max: 5 }), ({ chosen, rows }, size) => {
        const mapping: Mapping = chosen.map((target) => ({ target, by: 'person' }));
        const settings = { mapping, decimalSign: '.' as const, unnamed: 'General' };
        const table = tableFrom(chosen.length, rows);
        let known = empty;
        let decisions: readonly Decision[] = [];
        for (let turn = 0; turn < 3; turn += 1) {
          const whole = dryRun(product, table, settings, known, decisions);
          expect(inRuns(table, settings, known, decisions, size)).toEqual(whole);
          decisions = [...decisions, ...everyAct(whole)];
          known = after(known, whole);
        }
      }),
      { numRuns: 80 },
    );
  });
  it('has one outcome for each row, sound records only, and creates nothing when it comes again', () => {
    fc.assert(
      fc.property(file, ({ chosen, rows }) => {
        const mapping: Mapping = chosen.map((target) => ({ target, by: 'person' }));
        const settings = { mapping, decimalSign: '.' as const, unnamed: 'General' };
        const table = tableFrom(chosen.length, rows);
        let run = dryRun(product, table, settings, empty);
        inOrder(run, rows.length);
        let decisions: readonly Decision[] = [];
        for (let turn = 0; turn < 4; turn += 1) {
          decisions = [...decisions, ...everyAct(run)];
          run = dryRun(product, table, settings, empty, decisions);
          inOrder(run, rows.length);
        }
        for (const values of valuesOf(run))
          expect(validate(product, values, { languages: empty.languages }).ok).toBe(true);
        const codes = valuesOf(run).map(({ code }) => String(code).toLowerCase());
        expect(new Set(codes).size).toBe(codes.length);
        const again = dryRun(product, table, settings, after(empty, run), decisions);
        inOrder(again, rows.length);
        const wasTaken = new Set(run.outcomes.flatMap((outcome) => ('record' in outcome ? outcome.row : [])));
        expect(again.outcomes.filter(({ kind, row }) => kind === 'creates' && wasTaken.has(row))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** The same letters, digits and signs are one name, whatever their case, spaces and composition. */
const sameName = (name: string): string =>
  name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
const decisionsOn = ({ problems }: DryRun): Decision[] =>
  problems.flatMap(({ key, cell, path, suggestion }): Decision[] => {
    if (path === 'idDepartment') return [{ problem: key, act: 'create', name: cell }];
    return suggestion ? [{ problem: key, act: 'suggested' }] : [];
  });
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

describe('two names', () => {
  const name = fc
    .array(fc.constantFrom(...Array.from('abcnñeéäßsiıİ12½ #+/-&.🍦🍕ابةه'), 'e\u0301', 'ss', 'C++', 'C#'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.join('').trim())
    .filter((text) => text !== '' && text !== '-');

  it('that differ are two departments and two products', async () => {
    let both = 0;
    await fc.assert(
      fc.asyncProperty(name, name, async (one, other) => {
        const rows = [one, other].map((text) => `${quoted(text)},${quoted(text)},IVA21,T1,2\n`);
        const file = `Name,Category,Tax,Rate,Price\n${rows.join('')}`;
        const first = decisionsOn(await tried(file));
        const second = decisionsOn(await tried(file, { decisions: first }));
        const run = await tried(file, { decisions: [...first, ...second] });
        const values = valuesOf(run);
        if (values.length < 2) return;
        both += 1;
        const [here, there] = values;
        expect(here?.['code']).not.toBe(there?.['code']);
        expect(here?.['idDepartment'] === there?.['idDepartment'], `${one} ${other}`).toBe(
          sameName(one) === sameName(other),
        );
      }),
      { numRuns: 60 },
    );
    expect(both).toBeGreaterThan(20);
  });
});

describe('a row that others name as theirs', () => {
  const head = 'ID,SKU,Name,Tax class,Regular price,Categories,Parent,Attribute 1 value(s),Rate';
  it('is what its variants have in common, by its code or its number, and no product', async () => {
    const run = await tried(
      [
        head,
        '1,APRON,Apron,IVA21,,CUPS,,"S, L",',
        '2,APRON-S,Apron - S,parent,24,,APRON,S,T1',
        '3,APRON-L,Apron,parent,26,,APRON,L,T1',
        '4,,Candle,IVA21,,CUPS,,Pine,',
        '5,CANDLE-P,Candle - Pine,parent,12,,id:4,Pine,T1',
        '6,BOARD,Board,IVA21,32,CUPS,,Olive,T1',
      ].join('\n'),
    );
    expect(run.outcomes.map(({ kind, ...other }) => ('to' in other ? `${kind} ${other.to}` : kind))).toEqual([
      'belongs 3',
      'creates',
      'creates',
      'belongs 6',
      'creates',
      'creates',
    ]);
    expect(valuesOf(run).map(({ names }) => Object.values(Object(names))[0])).toEqual([
      'Apron - S',
      'Apron, L',
      'Candle - Pine',
      'Board',
    ]);
  });
});

it('makes records where their company is, unless a row names another place', async () => {
  const trial = { resource: customer, known: { ...empty, place: { country: 'PA' } } };
  const run = await tried(
    'Code,Name es-ES,Country,Addresses 1: Street,Addresses 1: City\nANA,Ana,,Vía España 1,Panamá\nJOSE,José,CO,,\n',
    trial,
  );
  expect(valuesOf(run)).toMatchObject([
    { country: 'PA', addresses: [{ city: 'Panamá', country: 'PA' }] },
    { country: 'CO', addresses: [] },
  ]);
  expect(valuesOf(await tried('Code,Name es-ES\nANA,Ana\n', trial))).toMatchObject([{ country: 'PA' }]);
});
