import { expect, test } from 'vitest';
import { readersOf } from './readers.ts';

test('who has let a part lie for longest gives way, once they have for long enough', async () => {
  let now = 0;
  const readers = readersOf(5_000, () => now);
  const dismissed: string[] = [];
  const begin = (name: string) => {
    const reader = readers.begin(() => {
      dismissed.push(name);
      reader.gone();
    });
    return reader;
  };
  expect(await readers.giveWay(), 'there is nobody').toBe(false);

  const first = begin('first');
  const second = begin('second');
  const third = begin('third');
  first.offered();
  now = 1_000;
  second.offered();
  third.offered();
  now = 4_999;
  expect(await readers.giveWay(), 'each has taken something of late').toBe(false);

  first.took();
  third.took();
  third.offered();
  now = 6_000;
  expect(await readers.giveWay()).toBe(true);
  expect(dismissed).toEqual(['second']);
  expect(await readers.giveWay(), 'the first waits for their next part, the third was quick').toBe(false);
});

test('who has their file whole is asked for no place', async () => {
  let now = 0;
  const readers = readersOf(10, () => now);
  const reader = readers.begin(() => expect.unreachable());
  reader.offered();
  reader.gone();
  now = 1_000;
  expect(await readers.giveWay()).toBe(false);
});
