import { expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

it('goes by places, not by who asked first, and one at a time', async () => {
  const begins: (() => void)[] = [];
  const gathered = new Promise<void>((resolve) => {
    begins.push(resolve);
  });
  const inTurn = turnsOf(2000, () => gathered);
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async (): Promise<void> => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    done.push(name);
    running -= 1;
  };
  const all = [inTurn(3, work('third')), inTurn(1, work('first')), inTurn(2, work('second'))];
  for (const begin of begins) begin();
  await Promise.all(all);
  await inTurn(0, work('late'));
  expect(done).toEqual(['first', 'second', 'third', 'late']);
});

it('tells who asked what went wrong, and goes on with the next', async () => {
  const inTurn = turnsOf(0, () => Promise.resolve());
  const broken = inTurn(1, () => Promise.reject(new Error('refused')));
  const next = inTurn(2, () => Promise.resolve());
  await expect(broken).rejects.toThrow('refused');
  await expect(next).resolves.toBeUndefined();
});
