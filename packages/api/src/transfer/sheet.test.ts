import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { readSheet } from './sheet.ts';
import { type Reading, sheetBounds } from './table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const tableOf = async (bytes: Uint8Array, options?: Reading) => {
  const sheet = await readSheet(bytes, options);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.refusal));
  return sheet.table;
};
const refusalOf = async (bytes: Uint8Array) => {
  const sheet = await readSheet(bytes);
  return sheet.ok ? 'read' : sheet.refusal.code;
};
const cellsOf = async (bytes: Uint8Array) => (await tableOf(bytes)).rows.map(({ cells }) => cells);

const sheet = (cells: string) => `<worksheet><sheetData>${cells}</sheetData></worksheet>`;
const workbook = (xml: string, others: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(xml),
    ...others,
  });
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** The same archive, its first part said to unpack to so many bytes. */
const saying = (archive: Uint8Array, size: number) => {
  const at = archive.findIndex((_, index) =>
    [0x50, 0x4b, 1, 2].every((byte, n) => archive[index + n] === byte),
  );
  new DataView(archive.buffer).setUint32(at + 24, size, true);
  return archive;
};
const wideBytes = (name: string) => Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0]);
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('a text file', () => {
  it.each([',', ';', '\t', '|'] as const)('separated by %j is read', async (delimiter) => {
    const bytes = utf8(
      `Code${delimiter}Name${delimiter}Price\r\nA1${delimiter}"Tea${delimiter} green"${delimiter}2\r\n`,
    );
    expect(await tableOf(bytes)).toMatchObject({
      header: ['Code', 'Name', 'Price'],
      rows: [{ number: 2, cells: ['A1', `Tea${delimiter} green`, '2'] }],
      source: { format: 'csv', delimiter },
    });
  });
  it('with commas in its numbers is not taken for one separated by commas', async () => {
    expect(await cellsOf(utf8('Code;Price\nA;1,50\nB;2,75\n'))).toEqual([
      ['A', '1,50'],
      ['B', '2,75'],
    ]);
  });
  it('is decoded by its mark, by its sequences, by its zero bytes, or as told', async () => {
    const text = 'Código,Precio\nCafé,2 €\n';
    const wide = (bigEndian: boolean, mark: string) => {
      const bytes = new Uint8Array((text.length + mark.length) * 2);
      const view = new DataView(bytes.buffer);
      Array.from(mark + text).forEach((letter, at) =>
        view.setUint16(at * 2, letter.charCodeAt(0), !bigEndian),
      );
      return bytes;
    };
    const western = Uint8Array.from(Array.from(text), (letter) =>
      letter === '€' ? 0x80 : letter.charCodeAt(0),
    );
    const files = [
      utf8(text),
      utf8(`\ufeff${text}`),
      wide(false, '\ufeff'),
      wide(true, '\ufeff'),
      wide(false, ''),
      western,
    ];
    for (const bytes of files)
      expect(await tableOf(bytes)).toMatchObject({
        header: ['Código', 'Precio'],
        rows: [{ cells: ['Café', '2 €'] }],
      });
    const arabic = Uint8Array.from([...utf8('Name\n'), 0xd4, 0xc7, 0xed, 0x0a]);
    expect((await tableOf(arabic, { encoding: 'windows-1256' })).rows[0]?.cells).toEqual(['شاي']);
  });
  it('keeps the row numbers of the file, fills short rows and keeps what is too much', async () => {
    expect(await tableOf(utf8('a,b\n1\n\n,,\n2,3,4,\n'))).toMatchObject({
      rows: [
        { number: 2, cells: ['1', ''] },
        { number: 5, cells: ['2', '3', '4'] },
      ],
    });
  });
  it('keeps the start of a formula as text', async () => {
    expect(await cellsOf(utf8('a,b\n=1+1,@x\n'))).toEqual([['=1+1', '@x']]);
  });
  it('is written so that no text runs as a formula', () => {
    const text = new TextDecoder().decode(
      writeCsv(['a'], [['=1+1'], ['+x'], ['-x'], ['@x'], ['-5'], ["'=x"]]),
    );
    expect(text.split('\r\n').slice(1, -1)).toEqual(["'=1+1", "'+x", "'-x", "'@x", '-5', "''=x"]);
  });
});

describe('a workbook', () => {
  it('gives the last result of a formula, and numbers as they were typed', async () => {
    const xml = sheet(
      `<row r="1">${text('A1', 'Code')}${text('B1', 'Price')}</row>
       <row r="3"><c r="A3" t="str"><f>A1</f><v>=x</v></c><c r="B3"><v>19.989999999999998</v></c></row>
       <row r="4"><c r="A4"><v>8412345678905</v></c><c r="B4" t="b"><v>1</v></c></row>`,
    );
    expect(await tableOf(workbook(xml))).toMatchObject({
      rows: [
        { number: 3, cells: ['=x', '19.99'] },
        { number: 4, cells: ['8412345678905', 'true'] },
      ],
      source: { format: 'xlsx', sheet: 'One' },
    });
  });
  it.each([
    ['a row at the far end', sheet(`<row r="900000">${text('A900000', 'x')}</row>`), 'file_too_many_rows'],
    ['a cell at the far end', sheet(`<row r="1">${text('XFD1', 'x')}</row>`), 'file_too_many_columns'],
    ['a row without end', sheet(`<row r='99999999999'/>`), 'file_damaged'],
    ['a place in disguise', sheet(`<x:row a=">" r="&#57;9"/>`), 'file_damaged'],
    [
      'a corner that spans too much',
      sheet(`<row r="1">${text('A1', 'x')}</row><row r="200000">${text('SF200000', 'x')}</row>`),
      'file_too_many_rows',
    ],
    ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${sheet('')}`, 'file_damaged'],
    ['half a file', '<worksheet><sheetData><row r="1"><c', 'file_damaged'],
  ])('with %s is refused', async (_, xml, code) => {
    expect(await refusalOf(workbook(xml))).toBe(code);
  });
  it('that bursts is refused before it is unpacked', async () => {
    expect(await refusalOf(saying(workbook(sheet('')), sheetBounds.unpacked + 1))).toBe(
      'file_unpacks_too_large',
    );
  });
  it('that unpacks to more than it says is refused', async () => {
    expect(await refusalOf(saying(workbook(sheet('')), 8))).toBe('file_damaged');
  });
  it('of a thousand and one parts is refused', async () => {
    const parts = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`p${at}`, new Uint8Array(1)]));
    expect(await refusalOf(workbook(sheet(''), parts))).toBe('file_unpacks_too_large');
  });
});

describe('a file that is no sheet', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0, 0];
  const protectedZip = zipSync({ a: new Uint8Array(3) });
  protectedZip[6] = 1;
  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'file_empty'],
    ['blank lines', utf8('\n,\n'), 'file_empty'],
    ['too many bytes', new Uint8Array(sheetBounds.bytes + 1), 'file_too_large'],
    ['an old workbook', Uint8Array.from([...compound, ...wideBytes('Workbook')]), 'file_old_excel'],
    [
      'a protected workbook',
      Uint8Array.from([...compound, ...wideBytes('EncryptedPackage')]),
      'file_password',
    ],
    ['a protected archive', protectedZip, 'file_password'],
    ['another archive', zipSync({ 'notes.txt': utf8('hello') }), 'file_not_a_sheet'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
      'file_not_a_sheet',
    ],
    ['figures without headings', utf8('1,2\n3,4\n'), 'file_no_header'],
    ['too many columns', utf8(`${Array(501).fill('a').join(',')}\n`), 'file_too_many_columns'],
    ['too many rows', utf8(`a,b\n${'1,2\n'.repeat(sheetBounds.rows + 1)}`), 'file_too_many_rows'],
    ['a quote that never ends', utf8('a,b\n1,2\n"3,4\n5,6\n'), 'file_open_quote'],
    ['a cell without end', utf8(`a,b\n1,"${'x'.repeat(sheetBounds.text + 1)}"\n`), 'file_cell_too_long'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });
  it('never throws, whatever the bytes', async () => {
    const starts = fc.constantFrom([], [0x50, 0x4b, 3, 4], compound, [0xff, 0xfe]);
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
        expect(typeof (await refusalOf(Uint8Array.from([...start, ...rest])))).toBe('string');
      }),
    );
  });
});

describe('what is written', () => {
  const cell = fc
    .string({ unit: 'grapheme-composite', maxLength: 8 })
    .filter((text) => !/\p{Cc}|\ufeff|\ufffd/u.test(text));
  const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.record({
      header: fc.constant(Array.from({ length: width }, (_, at) => `Column ${at}`)),
      rows: fc.array(
        fc
          .array(cell, { minLength: width, maxLength: width })
          .filter((row) => row.some((text) => text.trim() !== '')),
        { maxLength: 8 },
      ),
    }),
  );
  const awkward = [
    ["'=1", '=1'],
    ["''", "'"],
    ['-', '-1'],
    ['a\nb', '"'],
    [' x ', ';|'],
  ];
  it('as text is read back the same', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(',', ';', '\t', '|'), async ({ header, rows }, delimiter) => {
        const read = await tableOf(writeCsv(header, rows, delimiter));
        expect([read.header, read.rows.map(({ cells }) => cells)]).toEqual([header, rows]);
      }),
    );
    expect(await cellsOf(writeCsv(['a', 'b'], awkward))).toEqual(awkward);
  });
  it('to a workbook by another program is read back the same', async () => {
    const letters = 'ABCDE';
    await fc.assert(
      fc.asyncProperty(table, async ({ header, rows }) => {
        const lines = [header, ...rows].map((row, y) => {
          const cells = row.map((value, x) =>
            value === '' ? '' : text(`${letters[x]}${y + 1}`, escaped(value)),
          );
          return `<row r="${y + 1}">${cells.join('')}</row>`;
        });
        const read = await tableOf(workbook(sheet(lines.join(''))));
        expect([read.header, read.rows.map(({ cells }) => cells)]).toEqual([header, rows]);
      }),
    );
  });
});

it('a title without a delimiter above the headings does not say which one it is', async () => {
  const sheet = await readSheet(
    new TextEncoder().encode(
      'Cennik\r\n\r\nSKU;Name;Price;Sale price\r\nA;Zupa;25,00;19,00\r\nB;Ryba;32,00;\r\n',
    ),
  );
  expect(sheet.ok && sheet.table.source).toMatchObject({ delimiter: ';' });
});
