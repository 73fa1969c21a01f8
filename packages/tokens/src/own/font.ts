import { brotliDecompressSync } from 'node:zlib';

/** What a stylesheet has to know of a font. */
export interface FontFacts {
  readonly isItalic: boolean;
  /** One weight, or the least and the greatest of a variable font. */
  readonly weight: string;
  /** How wide words of Latin letters are, in em. */
  readonly width: number;
}

/** How wide they are in Inter, which the measures of controls are made for. */
const usualWidth = 0.541;
/** Letters of a wide font are drawn smaller, those of a narrow one larger, as far as that stays the same font to the eye. */
const [smallest, largest] = [0.86, 1.1];
export const sizeAdjust = ({ width }: FontFacts): number =>
  Math.min(largest, Math.max(smallest, usualWidth / width));

/** Letters of ordinary words, by how often they stand in them. */
const letters = Array.from(' eeeeeettttaaaaooooiiinnnsssrrrhhllddccuummppggbvfywkELSAPTC0123');

const knownTags = [
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT',
  'EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH',
  'CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar',
  'gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill',
].flatMap((row) => row.match(/.{4} ?/g)?.map((tag) => tag.slice(0, 4)) ?? []);

/**
 * Reads a font as WOFF2 holds it (W3C, "WOFF File Format 2.0"): the tables that say how it is drawn, not the drawings.
 * @throws Error with what is wrong, as the end of a sentence
 */
export function readFont(file: Buffer): FontFacts {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('is no WOFF2; save the font as .woff2');
  try {
    return factsOf(tablesOf(file));
  } catch {
    throw new Error('cannot be read as a font; save it anew as .woff2');
  }
}

function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  let at = 48;
  const byte = (): number => file.readUInt8(at++);
  const figure = (): number => {
    let value = 0;
    for (let next = byte(); ; next = byte()) {
      value = value * 128 + (next & 127);
      if (next < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = byte();
    const own = (flags & 63) === 63;
    const tag = own ? file.toString('latin1', at, (at += 4)) : (knownTags[flags & 63] ?? '');
    const original = figure();
    const isDrawing = tag === 'glyf' || tag === 'loca';
    const isChanged = isDrawing ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, isChanged, length: isChanged ? figure() : original };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map(
    entries.map(({ tag, isChanged, length }) => {
      const table = data.subarray(from, (from += length));
      // The widths of a table that is kept without its left sides stand behind one byte of flags.
      return [tag, isChanged && tag === 'hmtx' ? table.subarray(1) : table];
    }),
  );
}

function factsOf(tables: ReadonlyMap<string, Buffer>): FontFacts {
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`there is no ${tag}`);
    return found;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const widths = table('hmtx');
  const isKept = widths.length % 4 === 0 && widths.length >= metrics * 4;
  const glyphOf = glyphs(table('cmap'));
  const widthOf = (letter: string): number => {
    const glyph = Math.min(glyphOf(letter.charCodeAt(0)), metrics - 1);
    return widths.readUInt16BE(glyph * (isKept ? 4 : 2));
  };
  const total = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  const os2 = table('OS/2');
  return {
    isItalic: (os2.readUInt16BE(62) & 1) === 1,
    weight: variableWeight(tables.get('fvar')) ?? String(os2.readUInt16BE(4)),
    width: total / letters.length / unitsPerEm,
  };
}

function variableWeight(fvar: Buffer | undefined): string | undefined {
  if (!fvar) return undefined;
  const [first, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at));
  for (let axis = 0; axis < (count ?? 0); axis += 1) {
    const at = (first ?? 0) + axis * (size ?? 0);
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return `${fvar.readInt16BE(at + 4)} ${fvar.readInt16BE(at + 12)}`;
  }
  return undefined;
}

/** The glyph of a letter below U+10000 (OpenType, "cmap", format 4). */
function glyphs(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('there is no format 4');
  const doubled = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + doubled * 2, 16 + doubled * 3].map(
    (at) => start + at,
  );
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > cmap.readUInt16BE((ends ?? 0) + at)) continue;
      const first = cmap.readUInt16BE((starts ?? 0) + at);
      if (code < first) return 0;
      const delta = cmap.readUInt16BE((deltas ?? 0) + at);
      const range = cmap.readUInt16BE((ranges ?? 0) + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE((ranges ?? 0) + at + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
