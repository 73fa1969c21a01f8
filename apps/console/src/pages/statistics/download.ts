import type { Period } from '@comanda/ui/PeriodSelector';
import { csvOf } from './table.ts';

/** Hands a table to the person as a file. */
export function download(
  lines: readonly (readonly string[])[],
  title: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): void {
  const address = URL.createObjectURL(new Blob([csvOf(lines)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title} ${from === to ? from : `${from} ${to}`}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
