import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { expect, it } from 'vitest';
import { plainPng } from './plainPng.ts';
import { portraitOf } from './portrait.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A whole PNG in black: one bit a pixel, or four bytes. */
const black = (width: number, height: number, bytes: 0.125 | 4 = 0.125): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = bytes === 4 ? 8 : 1;
  header[9] = bytes === 4 ? 6 : 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width * bytes)) * height), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

it('is drawn of 25 million pixels, and of none more', async () => {
  const most = await portraitOf(black(5_000, 5_000));
  expect(most && (await new Transformer(most).metadata())).toMatchObject({ width: 160, height: 160 });
  expect(await portraitOf(black(5_001, 5_000))).toBeUndefined();
});

it('is drawn of one a hundred times as long as it is narrow, and of none that is longer', async () => {
  expect(await portraitOf(black(4_000, 40))).toBeInstanceOf(Buffer);
  // Scaled to the height of a picture these would fill the memory of any machine.
  for (const [width, height] of [
    [4_001, 40],
    [40, 4_001],
    [25_000_000, 1],
    [1, 25_000_000],
  ] as const)
    expect(await portraitOf(black(width, height))).toBeUndefined();
});

it('is drawn of pixels that take 75 MB, and of none that take more', async () => {
  expect(await portraitOf(black(4_330, 4_330, 4))).toBeInstanceOf(Buffer);
  expect(await portraitOf(black(4_331, 4_331, 4))).toBeUndefined();
});

it('is drawn of a PNG without unpacking what is no pixel of it', () => {
  const whole = black(20, 20);
  const hidden = chunk(
    'iCCP',
    Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(1_000))]),
  );
  const spoilt = Buffer.concat([whole.subarray(0, 33), hidden, whole.subarray(33), Buffer.from('<script>')]);
  expect(plainPng(spoilt)?.content).toEqual(whole);
  expect(plainPng(Buffer.from('ffd8ff', 'hex'))).toBeUndefined();
});
