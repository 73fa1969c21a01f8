import { Refused, sheetBounds } from '../table.ts';
import type { Part } from './archive.ts';
import { type Budget, readPart } from './markup.ts';

/** Texts that cells share, and their characters together: all of them are held while a sheet is read. */
const most = { count: 2_000_000, characters: 60_000_000 } as const;

/** `_x00E9_` is é: what XML cannot hold, or some programs do not trust it with (ECMA-376 §22.9.2.19). */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** The texts that the cells of a workbook share; how they are spoken in Japanese is no part of them. */
export const sharedStrings = (part: Part | undefined, budget: Budget): readonly string[] => {
  const strings: string[] = [];
  let sum = 0;
  let text = '';
  let isText = false;
  let isSpoken = false;
  readPart(
    part,
    {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 't') isText = true;
        if (name === 'rPh') isSpoken = true;
      },
      text: (more) => {
        if (isText && !isSpoken) text += more;
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isSpoken = false;
        if (name !== 'si') return;
        sum += text.length;
        if (strings.length >= most.count || sum > most.characters)
          throw new Refused('file_unpacks_too_large', { max: sheetBounds.unpacked / 1024 / 1024 });
        strings.push(withoutEscapes(text));
      },
    },
    budget,
  );
  return strings;
};
