import { expect, test } from 'vitest';
import { inTurn, strangers } from './strangers.ts';

test('some strangers are served at once, a hundred wait, and the next is told to come again', async () => {
  let begun = 0;
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const judge = async (): Promise<void> => {
    begun += 1;
    await gate;
  };
  const { atOnce, waiting: most } = strangers;
  const judged = Array.from({ length: atOnce }, () => inTurn(judge));
  await new Promise(setImmediate);
  const waiting = Array.from({ length: most }, () => inTurn(judge));
  await new Promise(setImmediate);
  expect(begun).toBe(atOnce);
  expect(() => inTurn(judge)).toThrow('Too many sign-ins');
  // Somebody whom the server knows waits for none of them.
  await inTurn(() => Promise.resolve(), 'known');
  open?.();
  await Promise.all([...judged, ...waiting]);
  expect(begun).toBe(atOnce + most);
});
