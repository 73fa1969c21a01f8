import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

test('what is asked for while another thing is done waits for it, also when that fails', async () => {
  const said: string[] = [];
  const queue = inTurn();
  const first = queue(async () => {
    said.push('first begins');
    await new Promise(setImmediate);
    said.push('first ends');
  });
  const second = queue(async () => {
    said.push('second');
    throw new Error('fails');
  });
  const third = queue(async () => said.push('third'));
  await expect(second).rejects.toThrow('fails');
  await Promise.all([first, third]);
  expect(said).toEqual(['first begins', 'first ends', 'second', 'third']);
});
