import { readFile } from 'node:fs/promises';
import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { headOf } from './head.ts';
import { type Drawn, drawn, portraitOf } from './index.ts';

const drawnOf = (bytes: Buffer): Promise<Drawn | undefined> => drawn({ bytes, mediaType: 'image/png' });
const still = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 200), width, height);
const photo = new URL('../../../../../tests/contract/cases/turned-with-place.jpg', import.meta.url);

test('a photo is kept upright, with its colours and without its place', async () => {
  const bytes = await readFile(photo);
  const before = headOf(bytes);
  const picture = await drawnOf(bytes);
  const after = headOf(picture?.bytes ?? Buffer.alloc(0));
  expect(picture?.mediaType).toBe('image/webp');
  expect([after?.width, after?.height]).toEqual([before?.height, before?.width]);
  expect(before?.colour?.length).toBeGreaterThan(128);
  expect(after?.colour).toEqual(before?.colour);
  expect(picture?.bytes.toString('latin1')).not.toMatch(/Exif|PhoneCo|XMP|JFIF/);
  expect(await new Transformer(picture?.bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({
    width: after?.width,
  });
});

test('a drawing stays exactly as it is, and a large picture becomes one that screens show', async () => {
  const pixels = Buffer.from([255, 0, 0, 255, 0, 255, 0, 128]);
  const drawing = await drawnOf(await Transformer.fromRgbaPixels(pixels, 2, 1).png());
  expect(await new Transformer(drawing?.bytes ?? Buffer.alloc(0)).rawPixels()).toEqual(pixels);
  const large = await drawnOf(await still(3000, 1500).jpeg());
  expect(headOf(large?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 2048, height: 1024 });
});

const sizeOf = (bytes: Buffer | undefined): unknown => {
  const { width, height } = headOf(bytes ?? Buffer.alloc(0)) ?? {};
  return [width, height];
};
test('lists have a small one of what is larger than they show, upright and with its colours too', async () => {
  const large = await drawnOf(await still(3000, 1500).jpeg());
  expect(sizeOf(large?.small)).toEqual([192, 96]);
  expect(await drawnOf(await still(192, 100).png())).not.toHaveProperty('small');
  const turned = await drawnOf(await readFile(photo));
  expect(sizeOf(turned?.small)).toEqual([96, 192]);
  expect(headOf(turned?.small ?? Buffer.alloc(0))?.colour).toEqual(headOf(await readFile(photo))?.colour);
});

test('a person is a square, upright, and nothing but pixels', async () => {
  const portrait = await portraitOf(await readFile(photo));
  expect(sizeOf(portrait)).toEqual([160, 160]);
  expect(headOf(portrait ?? Buffer.alloc(0))?.colour).toBeUndefined();
});

test('what is packed beside the pixels of a PNG is not handed to a decoder', async () => {
  const png = await still(8, 8).png();
  const text = Buffer.concat([Buffer.from('00000004', 'hex'), Buffer.from('zTXtx\0\0x'), Buffer.alloc(4)]);
  const spoilt = Buffer.concat([png.subarray(0, 33), text, png.subarray(33), Buffer.from('<script>')]);
  expect(headOf(spoilt)?.content).toEqual(png);
});

/** A PNG that says to be so large, and holds nothing. */
const claiming = async (width: number, height: number): Promise<Buffer> => {
  const png = await still(1, 1).png();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};
test.each<[string, () => Promise<Buffer>]>([
  ['half a PNG', async () => (await still(40, 20).png()).subarray(0, 60)],
  ['half a JPEG', async () => (await still(400, 200).jpeg()).subarray(0, -40)],
  ['half a WebP', async () => (await still(400, 200).webp()).subarray(0, -20)],
  ['a page that begins like a picture', async () => Buffer.from(`GIF89a${'<script>'.repeat(20)}`)],
  ['more than 50 million pixels', () => claiming(10_000, 5_001)],
  ['more than 150 MB unpacked', () => claiming(6_124, 6_124)],
  ['a side more than a hundred times the other', () => claiming(4_001, 40)],
  ['no pixels', () => claiming(0, 1)],
  ['a size that its pixels do not have', () => claiming(4_000, 4_000)],
])('%s is refused, and the next one is drawn', async (_, hostile) => {
  expect(await drawnOf(await hostile())).toBeUndefined();
  expect(await drawnOf(await still(8, 8).png())).toBeDefined();
});
