import { Refused, sheetBounds } from '../table.ts';
import type { Part } from './archive.ts';

/** What a reader makes of a part as its marks come; names are without their prefix. */
export interface Reader {
  readonly open: (name: string, attributes: string) => void;
  readonly close?: (name: string) => void;
  /** Between two marks; not called where nothing stands there. */
  readonly text?: (text: string) => void;
}

/** Characters of one mark, and between two of them: a cell of the longest text, each letter of it escaped. */
const longest = { mark: 65_536, text: 10 * sheetBounds.text } as const;
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const pointOf = (code: string): number =>
  /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
const signOf = (whole: string, code: string): string => {
  const named = names[code];
  if (named !== undefined) return named;
  const point = code.startsWith('#') ? pointOf(code) : Number.NaN;
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
};
/** A text without the escapes of XML. */
const plain = (text: string): string => (text.includes('&') ? text.replace(/&(#?\w{1,8});/g, signOf) : text);

/** An attribute of a mark; nothing where it has none of this name. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  // A name stands behind a space, or its prefix; never within a value.
  for (const [, key = '', , double, single] of attributes.matchAll(
    /([^\s=:"']+)\s*=\s*("([^"]*)"|'([^']*)')/g,
  ))
    if (key === name) return plain(double ?? single ?? '');
  return undefined;
};

const isEven = (text: string, sign: string): boolean => text.split(sign).length % 2 === 1;
/** Where a mark ends; its values may hold the sign that ends it. */
const endOf = (text: string, start: number): number => {
  for (let end = text.indexOf('>', start); end >= 0; end = text.indexOf('>', end + 1)) {
    if (end - start > longest.mark) throw new Refused('file_damaged');
    const mark = text.slice(start, end);
    if (!mark.includes('"') && !mark.includes("'")) return end;
    const bare = mark.replace(/"[^"]*"/g, '');
    if (isEven(bare, '"') && isEven(bare.replace(/'[^']*'/g, ''), "'")) return end;
  }
  return -1;
};

/** Counts marks over all parts of a workbook: a file of the smallest ones takes the longest to read. */
export interface Budget {
  marks: number;
}

/**
 * Reads a part mark by mark, and keeps no more of it than the one that has begun. After each piece its reader may have
 * something ready. Entities and document types are damage: nobody who writes workbooks uses them, and they can burst.
 */
export function* readMarks<T>(part: Part, reader: Reader, budget: Budget, ready: () => T): Generator<T> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let depth = 0;
  const mark = (body: string): void => {
    budget.marks -= 1;
    if (budget.marks < 0)
      throw new Refused('file_unpacks_too_large', { max: sheetBounds.unpacked / 1024 / 1024 });
    const isClosing = body.startsWith('/');
    const [, name = ''] = /^\/?(?:[^\s:/>]+:)?([^\s:/>]+)/.exec(body) ?? [];
    if (name === '') throw new Refused('file_damaged');
    if (isClosing) {
      depth -= 1;
      if (depth < 0) throw new Refused('file_damaged');
      reader.close?.(name);
      return;
    }
    reader.open(name, body);
    if (body.endsWith('/')) reader.close?.(name);
    else depth += 1;
  };
  const read = (text: string): string => {
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      const until = start < 0 ? text.length : start;
      if (until - at > longest.text)
        throw new Refused('file_unpacks_too_large', { max: sheetBounds.unpacked / 1024 / 1024 });
      if (start < 0) return text.slice(at);
      const isOther = text[start + 1] === '!' || text[start + 1] === '?';
      const sign = !isOther
        ? ''
        : text.startsWith('<!--', start)
          ? '-->'
          : text[start + 1] === '?'
            ? '?>'
            : ']]>';
      // What has begun and is not all there yet waits for more.
      if (isOther && text.length - start < 9) return text.slice(at);
      if (sign === ']]>' && !text.startsWith('<![CDATA[', start)) throw new Refused('file_damaged');
      const end = isOther ? text.indexOf(sign, start) : endOf(text, start);
      if (end < 0) {
        if (text.length - start > longest.text) throw new Refused('file_damaged');
        return text.slice(at);
      }
      if (start > at && reader.text) reader.text(plain(text.slice(at, start)));
      if (!isOther) mark(text.slice(start + 1, end));
      else if (sign === ']]>') reader.text?.(text.slice(start + 9, end));
      at = end + (isOther ? sign.length : 1);
    }
  };
  for (const piece of part.pieces()) {
    rest = read(rest + decoder.decode(piece, { stream: true }));
    yield ready();
  }
  if (depth !== 0 || (rest + decoder.decode()).trim() !== '') throw new Refused('file_damaged');
  yield ready();
}

/** Reads a part whole for what its reader keeps. */
export const readPart = (part: Part | undefined, reader: Reader, budget: Budget): void => {
  if (!part) return;
  const pieces = readMarks(part, reader, budget, () => undefined);
  while (pieces.next().done !== true);
};
