import type { Part } from './archive.ts';
import { attributeOf, type Budget, readPart } from './markup.ts';

/** How the numbers of a cell are shown, as far as it says what they are. */
export interface CellStyle {
  readonly isDate: boolean;
  /** Digits that a whole number is filled up to with zeros (`0000000000000`); 0 where it is not. */
  readonly digits: number;
}

/** Formats of days and times that have a number and no text (ECMA-376 §18.8.30). */
const datesFrom = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** Whether a format writes a day or a time: by its letters, without quoted texts, escapes, and colours or conditions. */
const writesDate = (format: string): boolean =>
  format
    .replace(/"[^"]*"|\\.|_.|\*./g, ' ')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, ' ')
    .split(';')
    .some((part) => /[ymdhs]/i.test(part) && !/general|[#?]|e[+-]/i.test(part));

/** The styles of the cells of a workbook, by their places. */
export const stylesOf = (part: Part | undefined, budget: Budget): readonly CellStyle[] => {
  const formats = new Map<string, string>();
  const styles: CellStyle[] = [];
  let isCells = false;
  const styleOf = (id: string): CellStyle => {
    const format = formats.get(id);
    const isDate =
      format === undefined
        ? datesFrom.some(([from, to]) => Number(id) >= from && Number(id) <= to)
        : writesDate(format);
    return { isDate, digits: /^0{2,20}$/.exec(format ?? '')?.[0].length ?? 0 };
  };
  readPart(
    part,
    {
      open: (name, attributes) => {
        if (name === 'cellXfs') isCells = true;
        if (name === 'numFmt')
          formats.set(attributeOf(attributes, 'numFmtId') ?? '', attributeOf(attributes, 'formatCode') ?? '');
        if (name === 'xf' && isCells) styles.push(styleOf(attributeOf(attributes, 'numFmtId') ?? '0'));
      },
      close: (name) => {
        if (name === 'cellXfs') isCells = false;
      },
    },
    budget,
  );
  return styles;
};
