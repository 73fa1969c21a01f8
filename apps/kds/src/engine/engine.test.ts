import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from './testing/clock.ts';
import { createScene, type Scene } from './testing/screen.ts';
import { BAR, GRILL, idOf, taskIdOf } from './testing/shop.ts';

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});
afterEach(() => scene.end());

test('an order of the till is shown and heard, a bump reaches the server', async () => {
  const { shop, clock } = scene;
  const screen = await scene.start();
  await clock.pass(100);
  expect(screen.shown()).toBe('live');
  shop.fire('o1', { burger: GRILL, beer: BAR });
  await clock.pass(100);
  expect(screen.state().orders.map(({ id }) => id)).toEqual([idOf('o1')]);
  expect(screen.sounds).toEqual(['new']);
  screen.kitchen.move('START', [taskIdOf('burger')], 'Burger');
  expect(screen.task('burger')).toMatchObject({ status: 'CRT', isPending: true });
  await settle();
  expect(screen.task('burger')).toMatchObject({ status: 'CRT', isPending: false });
  expect(shop.taskOf('burger')?.status).toBe('CRT');
  expect(screen.state().waiting).toBe(0);
});
