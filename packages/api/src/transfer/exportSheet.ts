import type { ExportFormat } from '../calls/exportCalls.ts';
import type { ExportCell } from './exportCells.ts';
import { csvLines, csvMark } from './csv.ts';
import type { DecimalSign } from './numbers.ts';
import type { Delimiter } from './table.ts';

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows as they come, some at a time. */
export type Batches = AsyncIterable<readonly (readonly ExportCell[])[]>;

/** The sign between cells that spreadsheet programs of a language expect: not the one before its decimals. */
export const delimiterOf = (language: string): Delimiter => (/^en\b/.test(language) ? ',' : ';');

/** A CSV of headings and rows, in parts as the rows come. */
export async function* csvSheet(
  header: readonly string[],
  batches: Batches,
  { delimiter, decimalSign }: { readonly delimiter: Delimiter; readonly decimalSign: DecimalSign },
): AsyncGenerator<string, void> {
  yield csvMark + csvLines([header], delimiter);
  const written = (cell: ExportCell): string =>
    typeof cell === 'string' ? cell : cell.figure.replace('.', decimalSign);
  for await (const rows of batches)
    if (rows.length > 0)
      yield csvLines(
        rows.map((row) => row.map(written)),
        delimiter,
      );
}
