import { knownIn, Rows } from './arrange.ts';
import type { Batch } from './csv.ts';
import { type Guide, type Reading, Refused } from './table.ts';
import { type Line, sheetsOf, type Worksheet } from './workbook/index.ts';

/** Lines of a sheet that its headings are looked for in, and that are handed on at a time. */
const looked = 50;
const together = 1_000;

const startOf = (sheet: Worksheet): readonly Line[] => {
  const first: Line[] = [];
  for (const lines of sheet.lines()) {
    first.push(...lines.slice(0, looked));
    if (first.length >= looked) break;
  }
  return first.slice(0, looked);
};
/** Of several sheets the one with the most known headings is read: the first may be instructions. */
const likely = (sheets: readonly Worksheet[], guide: Guide | undefined): Worksheet | undefined => {
  if (sheets.length < 2) return sheets[0];
  const scored = sheets.map((sheet) => ({
    sheet,
    score: Math.max(0, ...startOf(sheet).map(({ cells }) => knownIn(cells, guide).size)),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sheet;
};

/**
 * The rows of a workbook as they are unpacked, so that a large one is never whole in memory. Formulas give their last
 * result; macros and pictures are not looked at. Numbers have a point for the decimals. Throws `Refused`, which can come
 * after rows were told.
 */
export function* xlsxRows(bytes: Uint8Array, reading: Reading = {}, guide?: Guide): Generator<Batch> {
  const sheets = sheetsOf(bytes);
  const chosen = sheets.find(({ name }) => name === reading.sheet) ?? likely(sheets, guide);
  if (!chosen) throw new Refused('file_empty');
  const rows = new Rows(reading, guide);
  let waiting: Line[] = [];
  const batch = (): Batch[] => {
    const found = rows.add(
      waiting.map(({ cells }) => cells),
      waiting.map(({ numbers }) => numbers),
    );
    waiting = [];
    if (!rows.header) return [];
    const source = {
      format: 'xlsx' as const,
      sheet: chosen.name,
      sheets: sheets.map(({ name }) => name),
      ...rows.arrangement,
    };
    return [{ header: rows.header, source, rows: found }];
  };
  for (const lines of chosen.lines()) {
    for (const line of lines) waiting.push(line);
    if (waiting.length >= together) yield* batch();
  }
  yield* batch();
  rows.end();
}
