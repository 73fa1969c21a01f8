import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportCell } from './exportCells.ts';
import type { Batches } from './exportSheet.ts';

export interface XlsxSheet {
  /** Title of the sheet. */
  readonly name: string;
  readonly isRightToLeft: boolean;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** As ECMA-376 spells a text: `_x0041_` would be read as `A`, and two signs have no place in XML at all. */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[\ufffe\uffff]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase()}_`)
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** 1 → `A`, 27 → `AA`. */
const letters = (column: number): string =>
  column === 0 ? '' : letters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** Digits with which a spreadsheet program computes; a longer figure stays a text, so that none of them is lost. */
const exact = 15;
const isExact = (figure: string): boolean => figure.replace(/^-?0*\.?0*|\./g, '').length <= exact;

const inline = (place: string, text: string, style = ''): string =>
  `<c r="${place}"${style} t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
const cellXml = (place: string, cell: ExportCell): string => {
  if (cell === '') return '';
  if (typeof cell === 'string') return inline(place, cell);
  return isExact(cell.figure) ? `<c r="${place}"><v>${cell.figure}</v></c>` : inline(place, cell.figure);
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
const types: readonly (readonly [part: string, type: string])[] = [
  ['/xl/workbook.xml', 'sheet.main'],
  ['/xl/worksheets/sheet1.xml', 'worksheet'],
  ['/xl/styles.xml', 'styles'],
];

/** Everything around the sheet: one workbook with one sheet, and a bold style for its headings. */
const around = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types
    .map(
      ([part, type]) =>
        `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0" xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
});
const start = (isRightToLeft: boolean): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`;
const end = '</sheetData></worksheet>';

/**
 * An XLSX of headings and rows, in parts as the rows come. Texts stand in their cells and not in a table of their own,
 * which would have to be kept until the end.
 */
export async function* xlsxSheet(
  header: readonly string[],
  batches: Batches,
  { name, isRightToLeft }: XlsxSheet,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for (const [path, content] of Object.entries(around(name))) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(strToU8(content), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  const columns = header.map((_, at) => letters(at + 1));
  const headings = columns.map((column, at) => inline(`${column}1`, header[at] ?? '', ' s="1"')).join('');
  sheet.push(strToU8(`${start(isRightToLeft)}<row r="1">${headings}</row>`));
  yield* ready.splice(0);
  let row = 1;
  for await (const rows of batches) {
    const xml = rows.map((cells) => {
      row += 1;
      return `<row r="${row}">${cells.map((cell, at) => cellXml(`${columns[at]}${row}`, cell)).join('')}</row>`;
    });
    sheet.push(strToU8(xml.join('')));
    yield* ready.splice(0);
  }
  sheet.push(strToU8(end), true);
  zip.end();
  yield* ready;
}
