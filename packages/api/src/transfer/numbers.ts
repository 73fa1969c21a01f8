import { type DecimalSign, readAmount, type Reading } from '../figures/index.ts';

export type { DecimalSign };
/** The sign of a file; null while nothing in it and nobody has said which it is. */
export type FileSign = DecimalSign | null;

const other = { '.': ',', ',': '.' } as const;

/**
 * A figure of a cell. The sign is one for a whole file, so that `1.234` is never a thousand in one row and one in the
 * next; where it is not known, such a cell stays open.
 */
export const cellFigure = (text: string, sign: FileSign): Reading =>
  sign === null ? readAmount(text) : readAmount(text, { decimal: sign, group: other[sign] });

/** The sign that the figures of a file show (`9,99`), where all that show one show the same. */
export const guessDecimalSign = (cells: Iterable<string>): FileSign => {
  const shown = new Set<DecimalSign>();
  for (const cell of cells) {
    const reading = readAmount(cell);
    if (reading.kind === 'figure' && reading.decimal) shown.add(reading.decimal);
  }
  const [sign, ...others] = shown;
  return sign !== undefined && others.length === 0 ? sign : null;
};
