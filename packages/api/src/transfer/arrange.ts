import { readAmount } from '../figures/index.ts';
import { headingKeys } from './headings.ts';
import {
  type Arrangement,
  type Guide,
  type Reading,
  Refused,
  sheetBounds,
  type SheetLine,
  type TableRow,
} from './table.ts';

/** Empty cells beyond the header say nothing; filled ones stay, to be complained of. */
const fitted = (width: number, cells: readonly string[]): readonly string[] => {
  if (cells.length < width) return [...cells, ...Array<string>(width - cells.length).fill('')];
  let end = cells.length;
  while (end > width && cells[end - 1]?.trim() === '') end -= 1;
  return end === cells.length ? cells : cells.slice(0, end);
};
const filledIn = (cells: readonly string[]): number[] =>
  cells.flatMap((cell, at) => (cell.trim() === '' ? [] : at));
const isFigures = (text: string): boolean => /^[-+\d.,\s%€$]+$/.test(text);

/** Lines that the headings are looked for in, those that a person may choose from, and how much of each. */
const looked = 50;
const offered = 12;
const shown = { cells: 8, letters: 60 } as const;
const named = 5;

/** Different fields that the cells of a line are headings of. */
export const knownIn = (cells: readonly string[], guide: Guide | undefined): ReadonlySet<string> =>
  new Set(
    cells.flatMap((cell) =>
      headingKeys(cell)
        .flatMap((key) => guide?.headings.get(key) ?? [])
        .slice(0, 1),
    ),
  );

/**
 * The line of the headings: the one with the most that are known; where none is known, the first one, unless that is a
 * title alone over lines of several texts.
 */
const headingAmong = (lines: readonly SheetLine[], guide: Guide | undefined): SheetLine | undefined => {
  const [first, ...others] = lines;
  if (!first) return undefined;
  const scored = lines.map((line) => ({ line, score: knownIn(line.cells, guide).size }));
  const best = scored.reduce((most, next) => (next.score > most.score ? next : most));
  if (best.score > 1 || scored[0] === best) {
    if (best.score > 0) return best.line;
  }
  const isHeading = ({ cells }: SheetLine): boolean => {
    const filled = filledIn(cells);
    return filled.length > 1 && filled.every((at) => !isFigures(cells[at] ?? ''));
  };
  const isTitle = filledIn(first.cells).length === 1;
  return (isTitle ? others.slice(0, 10).find(isHeading) : undefined) ?? first;
};

/** Several figures in one cell, as people write the prices of several places; nothing for one, or for `3,50 / kg`. */
const mostPrices = 6;
const pricesIn = (cell: string): readonly string[] | undefined => {
  const parts = cell.split(/[/|]/).map((part) => part.trim());
  const areFigures = parts.every((part) => readAmount(part).kind !== 'none');
  return parts.length > 1 && parts.length <= mostPrices && areFigures ? parts : undefined;
};

/** A heading of a section as the record beneath it is to have it. */
const sectionName = (text: string): string => text.trim().replace(/\s*:$/, '');
/** Whether a text alone in its row looks like a heading and no record: in capitals, or with a colon. */
const isLoud = (text: string): boolean =>
  /:\s*$/.test(text) || (/\p{Lu}/u.test(text) && text === text.toUpperCase());

/**
 * Makes rows of lines of cells as they come, and judges what holds for every format. Throws `Refused`; that there are
 * too many rows with the first of them: nobody waits for the others to be counted.
 */
export class Rows {
  /** Texts of the line of headings; nothing before it has come. */
  header: readonly string[] | undefined;
  private readonly reading: Reading;
  private readonly guide: Guide | undefined;
  private lines = 0;
  private count = 0;
  private headingLine = 0;
  private width = 0;
  private readonly first: SheetLine[] = [];
  private readonly gaps = new Set<number>();
  private readonly above: string[] = [];
  /** Columns with several prices in a cell, and how many: the further ones stand behind the columns of the file. */
  private several: readonly (readonly [at: number, most: number])[] = [];
  private sections: { isTaken: boolean; count: number; first: string[] } | undefined;
  private section = '';
  constructor(reading: Reading = {}, guide?: Guide) {
    this.reading = reading;
    this.guide = guide;
  }
  /** The first lines that come have to hold the headings. `numbers`: places of the cells that are numbers. */
  add(lines: readonly (readonly string[])[], numbers: readonly (readonly number[])[] = []): TableRow[] {
    const placed = lines.flatMap((cells, at): (SheetLine & { readonly numbers: readonly number[] })[] => {
      this.lines += 1;
      const isFilled = cells.some((cell) => cell.trim() !== '');
      if (isFilled) this.judge(this.lines, cells);
      return isFilled ? [{ number: this.lines, cells, numbers: numbers[at] ?? [] }] : [];
    });
    if (!this.header && placed.length > 0) this.begin(placed);
    return placed
      .filter(({ number }) => number > this.headingLine)
      .flatMap(({ number, cells, numbers: places }) =>
        this.row(number, cells).map((row) => (places.length > 0 ? { ...row, numbers: places } : row)),
      );
  }
  end(): readonly string[] {
    if (!this.header) throw new Refused('file_empty');
    return this.header;
  }
  get arrangement(): Arrangement {
    return {
      headingLine: this.headingLine,
      lines: this.first,
      gaps: [...this.gaps].filter((at) => at < this.width),
      filledDown: this.reading.fillDown ?? [],
      sections: this.sections && this.sections.count > 0 ? this.sections : null,
    };
  }

  private judge(number: number, cells: readonly string[]): void {
    if (cells.length > sheetBounds.columns)
      throw new Refused('file_too_many_columns', { max: sheetBounds.columns, count: cells.length });
    if (cells.some((cell) => cell.length > sheetBounds.text))
      throw new Refused('file_cell_too_long', { row: number, max: sheetBounds.text });
  }
  private begin(lines: readonly SheetLine[]): void {
    const chosen = lines.find(({ number }) => number === this.reading.headingLine);
    const heading = chosen ?? headingAmong(lines.slice(0, looked), this.guide);
    if (!heading) return;
    this.headingLine = heading.number;
    for (const { number, cells } of lines.slice(0, offered))
      this.first.push({
        number,
        cells: cells.slice(0, shown.cells).map((cell) => cell.slice(0, shown.letters)),
      });
    const header = heading.cells.map((cell) => cell.trim());
    while (header.at(-1) === '') header.pop();
    // A line of figures alone is data: a file without headings would lose its first record in silence.
    if (header.every((text) => text === '' || isFigures(text))) throw new Refused('file_no_header');
    this.width = header.length;
    this.findPrices(
      header,
      lines.filter(({ number }) => number > heading.number),
    );
    const further = this.several.flatMap(([at, most]) =>
      Array.from({ length: most - 1 }, (_, index) => `${header[at]} ${index + 2}`),
    );
    this.header = [...header, ...further];
    this.findSections(lines.filter(({ number }) => number > heading.number));
  }
  private findPrices(header: readonly string[], lines: readonly SheetLine[]): void {
    const { guide } = this;
    if (guide?.priced === undefined) return;
    const ofPrices = new RegExp(`^${guide.priced}\\.1\\.(?!id)`);
    this.several = header.flatMap((heading, at): (readonly [at: number, most: number])[] => {
      const isPrice = headingKeys(heading).some((key) => ofPrices.test(guide.headings.get(key) ?? ''));
      const filled = isPrice ? lines.flatMap(({ cells }) => cells[at]?.trim() || []) : [];
      const found = filled.flatMap((cell) => pricesIn(cell)?.length ?? []);
      return found.length > 0 && found.length * 2 >= filled.length ? [[at, Math.max(...found)]] : [];
    });
  }
  /** Rows that hold one text and nothing else, each with rows beneath it that hold more. */
  private findSections(lines: readonly SheetLine[]): void {
    const { header, guide, reading } = this;
    if (!header || header.length < 2 || guide?.section === undefined) return;
    if (knownIn(header, guide).has(guide.section)) return;
    const single = lines.map(({ cells }) => this.sectionIn(cells));
    const texts = single.flatMap((text) => text ?? []);
    const isParted = single.every((text, at) => text === undefined || single[at + 1] === undefined);
    const isLast = single.at(-1) !== undefined;
    const isLikely = texts.length > 0 && isParted && !isLast && texts.every(isLoud);
    if (texts.length === 0 || texts.length === lines.length) return;
    this.sections = { isTaken: reading.sections ?? isLikely, count: 0, first: [] };
    if (this.sections.isTaken) this.header = [...header, guide.section];
  }
  private sectionIn(cells: readonly string[]): string | undefined {
    const [at, ...others] = filledIn(cells);
    const text = at === undefined ? '' : (cells[at] ?? '');
    return at !== undefined && others.length === 0 && at < this.width && !isFigures(text)
      ? sectionName(text)
      : undefined;
  }

  private row(number: number, cells: readonly string[]): TableRow[] {
    const text = this.sections ? this.sectionIn(cells) : undefined;
    if (this.sections && text !== undefined) {
      this.sections.count += 1;
      if (this.sections.first.length < named) this.sections.first.push(text);
      if (this.sections.isTaken) {
        this.section = text;
        return [];
      }
    }
    this.count += 1;
    if (this.count > sheetBounds.rows) throw new Refused('file_too_many_rows', { max: sheetBounds.rows });
    const full = this.filledDown(fitted(this.width, cells));
    if (this.several.length === 0 && !this.sections?.isTaken) return [{ number, cells: full }];
    const { own, further } = this.apart(full.slice(0, this.width));
    const section = this.sections?.isTaken ? [this.section] : [];
    return [{ number, cells: [...own, ...further, ...section, ...full.slice(this.width)] }];
  }
  /** The cells of the file's columns, and the further prices that stand in them. */
  private apart(cells: readonly string[]): {
    readonly own: readonly string[];
    readonly further: readonly string[];
  } {
    const own = [...cells];
    const further = this.several.flatMap(([at, most]) => {
      const [first, ...others] = pricesIn(cells[at] ?? '')?.slice(0, most) ?? [];
      if (first !== undefined) own[at] = first;
      return Array.from({ length: most - 1 }, (_, index) => others[index] ?? '');
    });
    return { own, further };
  }
  /** Cells that were merged, or left empty because they are as above, where a person has said so. */
  private filledDown(cells: readonly string[]): readonly string[] {
    const wanted = this.reading.fillDown ?? [];
    for (let at = 0; at < this.width; at += 1) {
      const cell = cells[at] ?? '';
      if (cell.trim() !== '') this.above[at] = cell;
      else if (this.above[at] !== undefined) this.gaps.add(at);
    }
    return wanted.length === 0
      ? cells
      : cells.map((cell, at) =>
          cell.trim() === '' && wanted.includes(at) ? (this.above[at] ?? cell) : cell,
        );
  }
}
