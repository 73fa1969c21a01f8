import Pdf from 'pdfkit';
import { type Run, runsOf, type Weight } from './fonts.ts';

/** Points of a sheet of A4. */
const sheet = { width: 595.28, height: 841.89, margin: 48, foot: 60 };
export const inner = sheet.width - 2 * sheet.margin;

export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
}
export interface Cell extends Style {
  readonly text: string;
  /** Part of the width, of 1. */
  readonly width: number;
  readonly align?: 'start' | 'end';
}
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: 'start' | 'end';
}

export const ink = '#1a1a1a';
export const muted = '#5f6368';
const hairline = '#d5d8dc';

/**
 * A document that is written from top to bottom, from the side that its language begins at. What does not fit on a sheet
 * goes on on the next one.
 */
export class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #isTurned: boolean;
  readonly #parts: Buffer[] = [];
  /** Where the next line begins. */
  y = sheet.margin;

  constructor(about: {
    readonly title: string;
    readonly author: string;
    readonly lang: string;
    readonly made: Date;
  }) {
    const { title, author, lang, made } = about;
    this.#isTurned = lang.startsWith('ar') || lang.startsWith('he');
    this.#doc = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: made, ModDate: made },
    });
    this.#doc.on('data', (part: Buffer) => this.#parts.push(part));
  }

  /** Points that runs take. */
  #measure(runs: readonly Run[], { size = 9, weight = 400 }: Style): number {
    return runs.reduce(
      (sum, { text, font }) =>
        sum + this.#doc.font(font(weight)).fontSize(size).widthOfString(text, { features: [] }),
      0,
    );
  }
  widthOf(text: string, style: Style = {}): number {
    return this.#measure(runsOf(text), style);
  }
  /** Lines that a text takes in a width; a word that is longer than that is cut. */
  #wrapped(text: string, width: number, style: Style): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap((one) => this.#cut(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
  #cut(word: string, width: number, style: Style): readonly string[] {
    if (word.length < 2 || this.widthOf(word, style) <= width) return [word];
    const half = Math.ceil(word.length / 2);
    return [...this.#cut(word.slice(0, half), width, style), ...this.#cut(word.slice(half), width, style)];
  }
  #line(text: string, { x, y, width, align }: Placed, style: Style): void {
    const { size = 9, weight = 400, colour = ink } = style;
    const runs = runsOf(text);
    const length = this.#measure(runs, style);
    const isLeft = (align === 'start') !== this.#isTurned;
    let at = isLeft ? x : x + width - length;
    for (const run of this.#isTurned ? runs.toReversed() : runs) {
      this.#doc.font(run.font(weight)).fontSize(size).fillColor(colour);
      // By the line that letters stand on: fonts of different scripts are not equally high.
      this.#doc.text(run.text, at, y + size, { lineBreak: false, features: [], baseline: 'alphabetic' });
      at += this.#measure([run], style);
    }
  }
  /** The left edge of something that begins so far from where lines begin. */
  #left(from: number, width: number): number {
    return sheet.margin + (this.#isTurned ? inner - from - width : from);
  }

  /** Room for so many points; a new sheet where there is none. Answers whether it began one. */
  room(height: number): boolean {
    if (this.y + height <= sheet.height - sheet.foot) return false;
    this.#doc.addPage();
    this.y = sheet.margin;
    return true;
  }
  gap(height: number): void {
    this.y += height;
  }
  rule(weight = 0.5, colour = hairline): void {
    const { y } = this;
    this.#doc
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(sheet.margin, y)
      .lineTo(sheet.margin + inner, y)
      .stroke();
  }
  picture(content: Buffer, size: number): void {
    this.#doc.image(content, this.#left(0, size), this.y, {
      fit: [size, size],
      align: 'center',
      valign: 'center',
    });
  }
  /** Text in lines below one another, in a column that begins `from` where lines begin; answers where it ends. */
  column(
    lines: readonly (Style & { readonly text: string })[],
    from: number,
    width: number,
    align: 'start' | 'end' = 'start',
  ): number {
    let { y } = this;
    for (const { text, ...style } of lines)
      for (const line of this.#wrapped(text, width, style)) {
        this.#line(line, { x: this.#left(from, width), y, width, align }, style);
        y += (style.size ?? 9) * 1.45;
      }
    return y;
  }
  /** Cells beside one another; the row is as high as the highest. */
  row(cells: readonly Cell[], pad = 4): void {
    const wrapped = cells.map((cell) => this.#wrapped(cell.text, cell.width * inner - 6, cell));
    const heights = cells.map((cell, place) => (wrapped[place]?.length ?? 1) * (cell.size ?? 9) * 1.4);
    this.y += pad;
    let from = 0;
    for (const [place, { width, align = 'start', ...style }] of cells.entries()) {
      for (const [nth, line] of (wrapped[place] ?? []).entries())
        this.#line(
          line,
          {
            x: this.#left(from, width * inner),
            y: this.y + nth * (style.size ?? 9) * 1.4,
            width: width * inner,
            align,
          },
          style,
        );
      from += width * inner;
    }
    this.y += Math.max(...heights) + pad;
  }
  /** Points that a row of these cells takes. */
  heightOf(cells: readonly Cell[], pad = 4): number {
    return (
      2 * pad +
      Math.max(
        ...cells.map(
          (cell) => this.#wrapped(cell.text, cell.width * inner - 6, cell).length * (cell.size ?? 9) * 1.4,
        ),
      )
    );
  }

  /** Ends it, with a line at the foot of each sheet. */
  async finish(foot: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(start + page);
      this.#line(
        foot(page + 1, count),
        { x: sheet.margin, y: sheet.height - 40, width: inner, align: 'end' },
        { size: 7.5, colour: muted },
      );
    }
    const ended = new Promise<void>((resolve, reject) => {
      this.#doc.on('end', resolve).on('error', reject);
    });
    this.#doc.end();
    await ended;
    return Buffer.concat(this.#parts);
  }
}
