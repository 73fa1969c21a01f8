import { expect, it } from 'vitest';
import { readText, takeIn } from './takeIn.ts';

const file = (name: string, type = 'image/png', size = 1) => new File(['x'.repeat(size)], name, { type });

it('takes what fits and names the rest by its reason', () => {
  const offered = [
    file('a.png'),
    file('b.svg', 'image/svg+xml'),
    file('c.png', 'image/png', 11),
    file('d.webp', 'image/webp'),
    file('e.png'),
  ];
  const { files, refused } = takeIn(offered, 2, 10);
  expect(files.map(({ name }) => name)).toEqual(['a.png', 'd.webp']);
  expect(refused).toEqual({ kind: ['b.svg'], size: ['c.png'], full: ['e.png'] });
  expect(takeIn(offered, 0, 10).refused.full).toEqual(['a.png', 'd.webp', 'e.png']);
});

it('reads an address or a file out of a text', async () => {
  const read = readText(' data:image/PNG;base64,iVBORw== ');
  const taken = read && 'file' in read ? read.file : undefined;
  expect([taken?.type, taken?.name]).toEqual(['image/png', 'picture.png']);
  expect(new Uint8Array((await taken?.arrayBuffer()) ?? [])).toEqual(Uint8Array.of(0x89, 0x50, 0x4e, 0x47));
  expect(readText(' https://pictures.test/a.jpg\n')).toEqual({ address: 'https://pictures.test/a.jpg' });
  for (const text of ['', 'Tortilla', 'file:///etc/passwd', 'https://a b', 'data:image/png;base64,*'])
    expect(readText(text)).toBeUndefined();
});
