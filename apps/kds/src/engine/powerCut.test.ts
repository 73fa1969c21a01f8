import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ScreenDisk } from './indexedDb.ts';
import type { Kitchen } from './kitchen.ts';
import { createScene, move, type Scene, slowLine } from './testing/screen.ts';
import { BAR, GRILL, taskIdOf } from './testing/shop.ts';

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});
afterEach(() => scene.end());

const burger = [taskIdOf('burger')];
/** A screen whose disk takes nothing more once `cut` was called: as it lies there another one finds it. */
const withPower = async (change: (disk: ScreenDisk) => Partial<ScreenDisk> = () => ({})) => {
  let isCut = false;
  scene.shop.fire('o1', { burger: GRILL, beer: BAR });
  const screen = await scene.start((disk) => {
    const changed = { ...disk, ...change(disk) };
    return {
      disk: {
        ...changed,
        keepBoard: async (board, included) => (isCut ? undefined : changed.keepBoard(board, included)),
        forget: async (opIds) => (isCut ? undefined : changed.forget(opIds)),
      },
    };
  });
  await scene.clock.pass(5000);
  const cut = (): void => {
    isCut = true;
    scene.shop.faults.isDown = true;
    scene.shop.drop();
  };
  return { ...screen, cut };
};

/** A start, whereupon the board is written, and a finish, which finds it written too lately. */
const cook = async (kitchen: Kitchen): Promise<void> => {
  move(kitchen, 'START', burger, 'Burger');
  await scene.clock.pass(100);
  move(kitchen, 'FINISH', burger, 'Burger');
  await scene.clock.pass(100);
};

describe('what was answered a moment before the power went', () => {
  test('is shown again, and counts once', async () => {
    const { shop, clock } = scene;
    const screen = await withPower();
    await cook(screen.kitchen);
    await clock.pass(400);
    expect([screen.state().waiting, shop.taskOf('burger')?.rev]).toEqual([0, 2]);
    screen.cut();
    const again = await scene.start();
    expect(again.task('burger')).toMatchObject({ status: 'RDY', isPending: true });
    shop.faults.isDown = false;
    await clock.pass(60_000);
    expect(again.state()).toMatchObject({ waiting: 0, notices: [] });
    expect(shop.taskOf('burger')).toMatchObject({ status: 'RDY', rev: 2 });
    expect((await again.disk.read()).waiting).toEqual([]);
  });
  test('is shown again where the server’s word of it was late', async () => {
    const screen = await withPower();
    scene.shop.faults.isMute = true;
    move(screen.kitchen, 'START', burger, 'Burger');
    await scene.clock.pass(5000);
    expect(screen.state().waiting).toBe(0);
    screen.cut();
    expect((await scene.start()).task('burger')?.status).toBe('CRT');
  });
  test('is shown again where the board could not be written', async () => {
    let isFull = false;
    const screen = await withPower((disk) => ({
      keepBoard: (board, included) =>
        isFull
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : disk.keepBoard(board, included),
    }));
    isFull = true;
    move(screen.kitchen, 'START', burger, 'Burger');
    await scene.clock.pass(5000);
    screen.cut();
    expect((await scene.start()).task('burger')?.status).toBe('CRT');
  });
  test('is shown again where the board was being fetched, and what came then was shown at once', async () => {
    const { shop, clock } = scene;
    const screen = await withPower();
    await cook(screen.kitchen);
    // An order with a given-up dish that may have been here before, on a line of which only the socket is sound.
    shop.faults.isMute = true;
    shop.fire('o2', { salad: GRILL });
    shop.voidLine('salad');
    shop.faults.isDown = true;
    shop.faults.isMute = false;
    shop.fire('o2', { fries: GRILL });
    await clock.pass(3000);
    expect(screen.statusOf('fries')).toBe('PND');
    screen.cut();
    expect((await scene.start()).statusOf('burger')).toBe('RDY');
  });
  test('is shown again where another window that only follows has an older board', async () => {
    const { shop, clock } = scene;
    const line = slowLine(shop);
    const screen = await withPower();
    await scene.start(() => ({
      lead: (tell) => {
        tell(false);
        return () => undefined;
      },
      openSocket: line.openSocket,
    }));
    await clock.pass(5000);
    move(screen.kitchen, 'START', burger, 'Burger');
    await clock.pass(50);
    shop.fire('o2', { salad: GRILL });
    await clock.pass(1940);
    line.hold();
    move(screen.kitchen, 'FINISH', burger, 'Burger');
    await clock.pass(20);
    await line.release();
    screen.cut();
    expect((await scene.start()).statusOf('burger')).toBe('RDY');
  });
  test('stays acknowledged, though the board was not there yet', async () => {
    const { shop, clock } = scene;
    const screen = await withPower();
    shop.voidLine('burger');
    await clock.pass(5000);
    shop.faults.isDown = true;
    shop.drop();
    move(screen.kitchen, 'ACK_DISCARD', burger, 'Burger');
    await clock.pass(3000);
    screen.cut();
    await screen.kitchen.stop();
    shop.faults.isDown = false;
    // Operations arrive, boards do not.
    shop.faults.refusesBoards = true;
    const second = await scene.start();
    await clock.pass(3000);
    expect(second.state().waiting).toBe(0);
    await second.kitchen.stop();
    shop.faults.isDown = true;
    expect((await scene.start()).task('burger')?.isAcknowledged).toBe(true);
  });
  test('is taken back again, whatever was pressed since', async () => {
    const { shop, clock } = scene;
    const screen = await withPower();
    move(screen.kitchen, 'START', burger, 'Burger');
    await clock.pass(5000);
    shop.fire('o2', { salad: GRILL });
    await clock.pass(100);
    screen.kitchen.takeBack();
    await clock.pass(300);
    move(screen.kitchen, 'START', [taskIdOf('salad')], 'Salad');
    await clock.pass(100);
    screen.cut();
    const again = await scene.start();
    expect([again.statusOf('burger'), again.statusOf('salad')]).toEqual(['PND', 'CRT']);
  });
  test('is gone where its numbers count no more: it would be taken back unsent', async () => {
    const { shop, clock } = scene;
    const screen = await withPower();
    await cook(screen.kitchen);
    shop.faults.knowsInstall = shop.seen.installs[0];
    shop.fire('o2', { salad: GRILL });
    await clock.pass(100);
    move(screen.kitchen, 'START', [taskIdOf('salad')], 'Salad');
    await clock.pass(200);
    const { waiting } = await screen.disk.read();
    expect(waiting.filter(({ label }) => label === 'Burger')).toEqual([]);
  });
});
