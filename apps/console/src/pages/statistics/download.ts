import type { Period } from '@comanda/ui/PeriodSelector';
import { saveFile } from '../../app/saveFile.ts';
import { csvOf } from './table.ts';

/** Hands a table to the person as a file. */
export const download = (
  lines: readonly (readonly string[])[],
  title: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): void =>
  saveFile(
    `${title} ${from === to ? from : `${from} ${to}`}.csv`,
    new Blob([csvOf(lines)], { type: 'text/csv' }),
  );
