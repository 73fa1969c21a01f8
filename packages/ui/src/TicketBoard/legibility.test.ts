import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CAP_HEIGHT, kitchenSizes } from './legibility.ts';

const OS2 = 6;
const HEAD = 1;
const REWRITTEN = new Set([10, 11]);

/** Height of a capital in ems, as the font file itself says: tables `head` and `OS/2` of a WOFF2. */
const capHeightOf = (file: string): number => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  let at = 48;
  const number = () => {
    let value = 0;
    let byte: number;
    do {
      byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
    } while (byte > 127);
    return value;
  };
  const offsets = new Map<number, number>();
  let offset = 0;
  for (let table = 0; table < bytes.readUInt16BE(12); table += 1) {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const version = flags >> 6;
    let length = number();
    if (REWRITTEN.has(tag) ? version === 0 : version !== 0) length = number();
    offsets.set(tag, offset);
    offset += length;
  }
  const data = brotliDecompressSync(bytes.subarray(at));
  return data.readInt16BE((offsets.get(OS2) ?? 0) + 88) / data.readUInt16BE((offsets.get(HEAD) ?? 0) + 18);
};

describe('legible from where one stands', () => {
  const fonts = [
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
  ];

  it('reckons with no higher capitals than the fonts have', () => {
    const heights = fonts.map(capHeightOf);
    expect(Math.min(...heights)).toBeGreaterThan(0.6);
    expect(CAP_HEIGHT).toBeLessThanOrEqual(Math.min(...heights));
  });

  it.each([
    [24, 1920, 1080, 1],
    [24, 1920, 1080, 2],
    [32, 1920, 1080, 1.4],
    [21.5, 1920, 1080, 0.7],
    [15.6, 1366, 768, 1],
    [55, 3840, 2160, 2],
  ])(
    'on %d″ with %d × %d from %d m, capitals are high enough in minutes of arc, targets in millimetres',
    (diagonal, width, height, distance) => {
      const { order, line, target, bump, gap } = kitchenSizes({ diagonal, width, height, distance });
      const pixel = (diagonal * 25.4) / Math.hypot(width, height);
      const arc = (pixels: number): number =>
        (Math.atan((pixels * pixel) / 1000 / distance) * 180 * 60) / Math.PI;
      for (const font of fonts) {
        expect(arc(order * capHeightOf(font))).toBeGreaterThanOrEqual(19.99);
        expect(arc(line * capHeightOf(font))).toBeGreaterThanOrEqual(15.99);
      }
      expect(target * pixel).toBeGreaterThanOrEqual(11);
      expect(bump * pixel).toBeGreaterThanOrEqual(15);
      expect(gap * pixel).toBeGreaterThanOrEqual(2);
    },
  );

  it('is 24 px for dishes at one metre on a common wall, and 48 px at two', () => {
    const wall = { diagonal: 24, width: 1920, height: 1080 };
    expect(kitchenSizes(wall).line).toBe(24);
    expect(kitchenSizes({ ...wall, distance: 2 }).line).toBe(48);
  });

  it('grows with the text that its reader has chosen, and never shrinks below what the distance demands', () => {
    const wall = { diagonal: 24, width: 1920, height: 1080 };
    const small = { ...wall, width: 1024, height: 600 };
    expect(kitchenSizes({ ...wall, textScale: 2 })).toMatchObject({ line: 48, order: 60, target: 40 });
    expect(kitchenSizes({ ...small, textScale: 2 }).line).toBe(32);
    expect(kitchenSizes({ ...wall, textScale: 0.5 })).toEqual(kitchenSizes(wall));
  });

  it('lets rows be as low as their text where nobody presses them', () => {
    const { target, bump } = kitchenSizes({ diagonal: 24, width: 1920, height: 1080, isTouched: false });
    expect([target, bump]).toEqual([0, 0]);
  });
});
