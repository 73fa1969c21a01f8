import { readFileSync, writeFileSync } from 'node:fs';
import { avatarCalls, peopleCalls } from '@comanda/api/calls';
import { Transformer } from '@napi-rs/image';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.ts';
import { hostilePictures, planted } from '../support/hostilePictures.ts';
import { usePlatformProcess } from '../support/usePlatform.ts';

const pictures = await hostilePictures();
const platform = usePlatformProcess();
let owner: Caller;
let id = '';
beforeAll(async () => {
  owner = await platform().as('owner');
  id = (await owner.call(peopleCalls.logged)).data.id;
});

const keep = (content: Buffer) =>
  owner.call(avatarCalls.set, {
    data: { id },
    files: { image: new Blob([new Uint8Array(content)], { type: 'image/png' }) },
  });
const stored = async (): Promise<readonly { hash: string; content: Buffer }[]> =>
  (
    await platform().pool.query<{ hash: string; content: Buffer }>(
      'select hash, content from user_picture where id_user = $1',
      [id],
    )
  ).rows;

/** The most that one may cost the server: bytes of memory. */
const bound = 200_000_000;
/** What the server's process takes, as Linux tells it. */
const meter = () => {
  const place = `/proc/${platform().server.process.pid}`;
  const bytes = (what: 'VmRSS' | 'VmHWM'): number =>
    1024 * Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`${place}/status`, 'utf8'))?.[1]);
  writeFileSync(`${place}/clear_refs`, '5');
  const before = bytes('VmRSS');
  return () => bytes('VmHWM') - before;
};

describe('somebody’s picture', () => {
  beforeAll(async () => {
    const { status } = await keep(await Transformer.fromRgbaPixels(Buffer.alloc(1600, 90), 20, 20).png());
    expect(status).toBe(200);
  });

  it.each(pictures)('is not $name as it is ($fate)', async ({ content, fate }) => {
    const before = await stored();
    const read = process.platform === 'linux' ? meter() : undefined;
    const answer = await keep(content);
    const taken = read?.() ?? 0;
    if (fate !== 'either') expect(answer.status === 200).toBe(fate === 'drawn');
    if (answer.status === 200) {
      const [kept] = await stored();
      expect(await new Transformer(kept?.content ?? Buffer.alloc(0)).metadata()).toMatchObject({
        format: 'webp',
        width: 160,
        height: 160,
      });
      expect(kept?.content.includes(planted)).toBe(false);
    } else {
      expect([400, 422]).toContain(answer.status);
      expect(answer.error.extra).toMatchObject([{ field: 'image' }]);
      expect(await stored()).toEqual(before);
    }
    expect(taken).toBeLessThanOrEqual(bound);
  });

  it('is drawn upright where its file says that it lies on its side', async () => {
    const side = 40;
    // Its start is black, its end white.
    const pixels = Buffer.alloc(side * side * 4, 255);
    for (let row = 0; row < side; row += 1)
      for (let column = 0; column < side / 2; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    const lying = pictures.find(({ name }) => name === 'a JPEG that lies on its side')?.content;
    const jpeg = await Transformer.fromRgbaPixels(pixels, side, side).jpeg(95);
    const length = (lying?.readUInt16BE(4) ?? 0) + 2;
    const tag = lying?.subarray(2, 2 + length) ?? Buffer.alloc(0);
    const { status } = await keep(Buffer.concat([jpeg.subarray(0, 2), tag, jpeg.subarray(2)]));
    expect(status).toBe(200);
    const [kept] = await stored();
    const drawn = new Transformer(kept?.content ?? Buffer.alloc(0));
    const [raw, { width, height }] = [await drawn.rawPixels(), await drawn.metadata()];
    const bytes = raw.length / (width * height);
    const at = (x: number, y: number): number => raw[(y * width + x) * bytes] ?? -1;
    expect([at(10, 10), at(150, 10)].map((value) => value < 60)).toEqual([true, true]);
    expect([at(10, 150), at(150, 150)].map((value) => value > 200)).toEqual([true, true]);
  });
});
