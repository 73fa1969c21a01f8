import { expect, test } from 'vitest';
import type { Sound } from './kitchen.ts';
import { createSounds } from './sounds.ts';
import { simulatedClock } from './testing/clock.ts';
import { createShop, GRILL, taskIdOf } from './testing/shop.ts';
import { withBoard } from './truth.ts';

const ear = () => {
  const clock = simulatedClock();
  const sounds = createSounds(clock, () => Date.now());
  const played: Sound[] = [];
  sounds.onSound((sound) => played.push(sound));
  return { clock, sounds, played };
};

test('while a line catches up everything waits, but for what is wrong with the screen itself', async () => {
  const { clock, sounds, played } = ear();
  sounds.holdBack(true);
  sounds.play('new');
  await clock.pass(500);
  sounds.play('void');
  sounds.play('alarm');
  await clock.pass(500);
  expect(played).toEqual(['alarm']);
  sounds.holdBack(false);
  expect(played).toEqual(['alarm', 'void']);
  await clock.pass(5000);
  expect(played).toHaveLength(2);
});
test('what was heard before a restart is not heard again, though nothing else is known any more', async () => {
  const { clock, sounds, played } = ear();
  const shop = createShop(() => 1);
  shop.fire('o1', { burger: GRILL });
  sounds.restore([`${taskIdOf('burger')}:0`]);
  expect(sounds.listen(undefined, withBoard(undefined, shop.board()), false)).toEqual({
    fired: 0,
    voided: 0,
  });
  shop.voidLine('burger');
  const truth = withBoard(undefined, shop.board());
  expect(sounds.listen(undefined, truth, false)).toEqual({ fired: 0, voided: 1 });
  expect(sounds.listen(undefined, truth, false)).toEqual({ fired: 0, voided: 0 });
  await clock.pass(1000);
  expect(played).toEqual(['void']);
});
test('it remembers 2,000 and forgets the oldest', () => {
  const { sounds } = ear();
  for (let index = 0; index < 2100; index += 1) sounds.expect([{ id: `t${index}`, epoch: 0 }]);
  expect([sounds.heard().length, sounds.heard()[0]]).toEqual([2000, 't100:0']);
});
