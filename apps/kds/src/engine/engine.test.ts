import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportOf } from './report.ts';
import { settle } from './testing/clock.ts';
import { createScene, move, type Scene, slowLine } from './testing/screen.ts';
import type { Sight } from './kitchen.ts';
import { BAR, GRILL, idOf, PASS, settings, taskIdOf } from './testing/shop.ts';

let scene: Scene;
beforeEach(() => {
  scene = createScene();
});
afterEach(() => scene.end());

const burger = [taskIdOf('burger')];
/** A screen at work with one order of two sections. */
const withBurger = async () => {
  scene.shop.fire('o1', { burger: GRILL, beer: BAR });
  const screen = await scene.start();
  await scene.clock.pass(100);
  return screen;
};

/** Something that is passed once it is open. */
const gate = () => {
  let open: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: (): void => open?.() };
};

test('a state stays the same object while one proof of it follows another', async () => {
  const screen = await withBurger();
  await scene.clock.pass(20_000);
  const before = screen.state();
  const provenAt = before.line.provenAt?.() ?? Infinity;
  await scene.clock.pass(60_000);
  expect(screen.state()).toBe(before);
  expect(before.line.provenAt?.()).toBeGreaterThan(provenAt);
});

test('an order that comes back shows what is new of it at once, and no dish that had left this monitor', async () => {
  const { shop, clock } = scene;
  const first = await withBurger();
  shop.voidLine('burger');
  await clock.pass(100);
  move(first.kitchen, 'ACK_DISCARD', burger, 'Burger');
  await clock.pass(100);
  await first.kitchen.stop();
  // A screen that has just been hung up, and knows what is on the board.
  globalThis.indexedDB = new IDBFactory();
  shop.faults.leavesOut = idOf('o1');
  const screen = await scene.start();
  await clock.pass(100);
  shop.faults.leavesOut = '';
  shop.fire('o1', { fries: GRILL });
  expect(screen.task('fries')?.status).toBe('PND');
  await clock.pass(1000);
  expect(screen.task('burger')).toMatchObject({ status: 'DSC', isAcknowledged: true });
});
test('a beat that was held up on its way proves the board as it was then', async () => {
  const { shop, clock } = scene;
  const line = slowLine(shop);
  shop.fire('o1', { burger: GRILL });
  const screen = await scene.start(() => ({ openSocket: line.openSocket }));
  await clock.pass(5000);
  line.hold();
  // The screen says how far it is, and is answered with a beat.
  await clock.pass(15_000);
  const saidBefore = clock.steady();
  await clock.pass(9000);
  expect(await line.release()).toBeGreaterThan(0);
  expect(screen.state().line.provenAt?.()).toBeLessThanOrEqual(saidBefore + 20);
  expect(screen.state().line.provenAt?.()).toBeGreaterThan(saidBefore - 15_000);
});

test('what is saved for support says which presses were answered; another window’s it does not know', async () => {
  const { shop, clock } = scene;
  const screen = await withBurger();
  move(screen.kitchen, 'START', burger, 'Burger started');
  await settle();
  shop.faults.isDown = true;
  move(screen.kitchen, 'FINISH', burger, 'Burger finished');
  await settle();
  const report = async () =>
    reportOf(
      await screen.disk.read(),
      { id: 's', credential: 'secret', name: 'Grill', settings },
      screen.kitchen.unanswered(),
    );
  expect(await report()).toMatchObject({
    screen: { id: 's', monitor: settings.id },
    waiting: [
      { label: 'Burger started', isAnswered: true },
      { label: 'Burger finished', isAnswered: false },
    ],
  });
  expect(JSON.stringify(await report())).not.toContain('secret');
  await clock.pass(5000);
  expect(await report()).toMatchObject({ waiting: [{ label: 'Burger finished', isAnswered: false }] });
  const second = await scene.start(() => ({
    lead: (tell) => {
      tell(false);
      return () => undefined;
    },
  }));
  expect(second.kitchen.unanswered()).toBeUndefined();
  expect((await report()).waiting).toHaveLength(1);
});

describe('a bump', () => {
  test('is painted at once, told to the server, and stays while the server’s word of it is late', async () => {
    const { shop } = scene;
    const screen = await withBurger();
    expect(screen.shown()).toBe('live');
    shop.faults.isMute = true;
    move(screen.kitchen, 'START', burger, 'Burger');
    expect(screen.task('burger')).toMatchObject({ status: 'CRT', isPending: true });
    await settle();
    expect(shop.taskOf('burger')).toMatchObject({ status: 'CRT', rev: 1 });
    // Answered, and no frame has come: without care the card would fall back to PND.
    expect(screen.task('burger')).toMatchObject({ status: 'CRT', rev: 1, isPending: false });
    expect(screen.state().waiting).toBe(0);
    move(screen.kitchen, 'FINISH', burger, 'Burger');
    await settle();
    expect(screen.task('burger')).toMatchObject({ status: 'RDY', isPending: false });
    expect(screen.state().notices).toEqual([]);
  });
  test('that another cook has done is quiet, and stays too', async () => {
    const { shop } = scene;
    const screen = await withBurger();
    shop.faults.isMute = true;
    shop.other('START', 'burger');
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect(screen.task('burger')).toMatchObject({ status: 'CRT', isPending: false });
    expect([screen.state().notices, screen.state().undo]).toEqual([[], []]);
  });
  test('that is stale does nothing and says so', async () => {
    const { shop } = scene;
    const screen = await withBurger();
    shop.faults.isMute = true;
    shop.voidLine('burger');
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect(shop.taskOf('burger')?.status).toBe('DSC');
    expect(screen.state().notices).toMatchObject([
      { kind: 'refused', label: 'Burger', outcomes: ['discarded'] },
    ]);
    await scene.clock.pass(100);
    expect(screen.sounds.at(-1)).toBe('refused');
    screen.kitchen.dismiss(screen.state().notices[0]?.id ?? '');
    expect(screen.state().notices).toEqual([]);
  });
  test('that is stale tells who was faster, until the dish is touched again', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    shop.faults.isMute = true;
    shop.other('START', 'burger');
    shop.other('DISCARD', 'burger');
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    // What it was moved to is not known yet, so nobody is named for what was there before.
    expect(screen.task('burger')?.movedBy).toBeUndefined();
    shop.faults.isMute = false;
    await clock.pass(20_000);
    expect(screen.task('burger')).toMatchObject({ status: 'DSC', movedBy: { by: PASS } });
    move(screen.kitchen, 'ACK_DISCARD', burger, 'Burger');
    expect([screen.task('burger')?.movedBy, screen.state().notices]).toEqual([undefined, []]);
  });
  test('that is stale names nobody any more once its notice is closed', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    shop.faults.isMute = true;
    shop.voidLine('burger');
    move(screen.kitchen, 'START', burger, 'Burger');
    shop.faults.isMute = false;
    await clock.pass(20_000);
    expect(screen.task('burger')?.movedBy).toMatchObject({ by: null });
    screen.kitchen.dismiss(screen.state().notices[0]?.id ?? '');
    expect(screen.task('burger')?.movedBy).toBeUndefined();
  });
  test('of what cannot be done is not asked', async () => {
    const screen = await withBurger();
    move(screen.kitchen, 'FINISH', burger, 'Burger');
    move(screen.kitchen, 'START', [taskIdOf('beer')], 'Beer of the bar');
    await settle();
    expect(scene.shop.seen.requests).toEqual([]);
  });
  test('whose answer is lost is sent again and counts once', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    shop.faults.losesAnswers = true;
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect(screen.state().waiting).toBe(1);
    shop.faults.losesAnswers = false;
    await clock.pass(20_000);
    expect(screen.state().waiting).toBe(0);
    expect(shop.taskOf('burger')).toMatchObject({ status: 'CRT', rev: 1 });
    expect(new Set(shop.seen.requests.flat().map(({ opId, dseq }) => `${opId} ${dseq}`)).size).toBe(1);
  });
  test('is not lost to a refusal that comes when nobody waits for it any more', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const slow = gate();
    shop.faults.way = slow.passed;
    move(screen.kitchen, 'START', burger, 'Burger');
    await clock.pass(5000);
    const next = gate();
    shop.faults.way = next.passed;
    await clock.pass(500);
    shop.faults.refuses = 422;
    slow.open();
    await settle();
    shop.faults.refuses = undefined;
    next.open();
    await settle();
    expect(shop.seen.requests).toHaveLength(2);
    expect(screen.state()).toMatchObject({ waiting: 0, notices: [] });
    expect(shop.taskOf('burger')?.status).toBe('CRT');
  });
  test('that the server calls wrong is set aside, stays on the disk, and the next ones go out', async () => {
    const { shop } = scene;
    const screen = await withBurger();
    shop.faults.refuses = 422;
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    shop.faults.refuses = undefined;
    expect(screen.state().notices).toMatchObject([{ kind: 'setAside', label: 'Burger' }]);
    expect(screen.statusOf('burger')).toBe('PND');
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect(shop.taskOf('burger')?.status).toBe('CRT');
    await screen.kitchen.stop();
    const again = await scene.start();
    expect(again.state().notices).toMatchObject([{ kind: 'setAside', label: 'Burger' }]);
  });
  test('from a disk that was copied goes out as another install', async () => {
    const { shop } = scene;
    const screen = await withBurger();
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    shop.faults.knowsInstall = shop.seen.installs[0];
    move(screen.kitchen, 'FINISH', burger, 'Burger');
    await settle();
    expect(shop.taskOf('burger')?.status).toBe('RDY');
    const [first, second, third] = shop.seen.installs;
    expect([second, third === first]).toEqual([first, false]);
    expect((await screen.disk.read()).install).toBe(third);
  });
  test.each([401, 404, 511])(
    'of a screen that is none any more (%i) waits for another enrolment',
    async (status) => {
      const { shop } = scene;
      const screen = await withBurger();
      shop.faults.refuses = status;
      move(screen.kitchen, 'START', burger, 'Burger');
      await settle();
      expect(screen.state()).toMatchObject({ isEnded: true, waiting: 1 });
      expect((await screen.disk.read()).waiting).toHaveLength(1);
    },
  );
});

describe('without a network', () => {
  test('two bumps and a killed browser: board and bumps are there again, and arrive once', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    await clock.pass(5000);
    shop.faults.isDown = true;
    shop.drop();
    move(screen.kitchen, 'START', burger, 'Burger');
    move(screen.kitchen, 'FINISH', burger, 'Burger');
    await clock.pass(60_000);
    expect(screen.shown()).toBe('old');
    // Killed: nothing is said, nothing is written at the end.
    const again = await scene.start();
    expect(again.state()).toMatchObject({ isEmpty: false, waiting: 2 });
    expect(again.task('burger')).toMatchObject({ status: 'RDY', isPending: true });
    expect(again.state().undo.map(({ label }) => label)).toEqual(['Burger', 'Burger']);
    shop.faults.isDown = false;
    await clock.pass(60_000);
    expect(again.state()).toMatchObject({ waiting: 0, notices: [] });
    expect(again.task('burger')).toMatchObject({ status: 'RDY', rev: 2, isPending: false });
  });
  test('what came meanwhile is one word and one sound', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    shop.faults.isDown = true;
    shop.drop();
    await clock.pass(60_000);
    screen.sounds.length = 0;
    for (const order of ['o2', 'o3', 'o4']) shop.fire(order, { [`${order}a`]: GRILL, [`${order}b`]: BAR });
    shop.voidLine('burger');
    shop.faults.isDown = false;
    await clock.pass(20_000);
    expect(screen.state().notices).toMatchObject([{ kind: 'back', fired: 3, voided: 1 }]);
    expect(screen.sounds.filter((sound) => sound !== 'alarm')).toEqual(['void']);
  });
  test('a short gap is caught up without a word', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    await clock.pass(2000);
    shop.drop();
    shop.fire('o2', { salad: GRILL });
    await clock.pass(2000);
    expect(screen.statusOf('salad')).toBe('PND');
    expect(screen.state().notices).toEqual([]);
    expect(screen.sounds).toEqual(['new', 'new']);
  });
  test('the screen calls once a minute, and says since when', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const lost = screen.kitchen.now();
    shop.faults.isDown = true;
    shop.drop();
    await clock.pass(35_000 + 130_000);
    expect(screen.sounds.filter((sound) => sound === 'alarm')).toHaveLength(3);
    expect(Math.abs((screen.state().line.lostSince ?? 0) - lost)).toBeLessThan(1000);
  });
});

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

describe('a disk', () => {
  test('that is full: the card comes back at once, with an alarm', async () => {
    scene.shop.fire('o1', { burger: GRILL });
    const screen = await scene.start((disk) => ({ disk: { ...disk, store: full } }));
    await scene.clock.pass(100);
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect(screen.statusOf('burger')).toBe('PND');
    expect(screen.state()).toMatchObject({
      waiting: 0,
      isDiskSound: false,
      undo: [],
      notices: [{ kind: 'notStored', label: 'Burger' }],
    });
    await scene.clock.pass(100);
    expect(screen.sounds.at(-1)).toBe('alarm');
    expect(scene.shop.seen.requests).toEqual([]);
  });
  test.each([
    ['refuses to be read', full],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('that %s: the board shows and says so, bumps go straight to the server', async (_, read) => {
    scene.shop.fire('o1', { burger: GRILL });
    const screen = await scene.start((disk) => ({
      disk: { ...disk, read, store: () => new Promise<never>(() => undefined) },
    }));
    await scene.clock.pass(4000);
    expect(screen.shown()).toBe('live');
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect([screen.statusOf('burger'), scene.shop.taskOf('burger')?.status]).toEqual(['CRT', 'CRT']);
    expect(screen.state()).toMatchObject({ isDiskAway: true, waiting: 0, notices: [] });
    screen.kitchen.takeBack();
    await settle();
    expect(scene.shop.taskOf('burger')?.status).toBe('PND');
  });
  test('that another window leads is read when that one is closed', async () => {
    scene.shop.fire('o1', { burger: GRILL });
    let change: ((isLeading: boolean) => void) | undefined;
    const screen = await scene.start(() => ({
      lead: (tell) => {
        change = tell;
        tell(false);
        return () => undefined;
      },
    }));
    await scene.clock.pass(100);
    expect(screen.state().isElsewhere).toBe(true);
    move(screen.kitchen, 'START', burger, 'Burger');
    expect([screen.statusOf('burger'), screen.sounds]).toEqual(['PND', []]);
    change?.(true);
    await settle();
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    expect(scene.shop.taskOf('burger')?.status).toBe('CRT');
  });
  test('that another window has left takes presses from the moment at which the screen says so', async () => {
    scene.shop.fire('o1', { burger: GRILL });
    let change: ((isLeading: boolean) => void) | undefined;
    const screen = await scene.start(() => ({
      lead: (tell) => {
        change = tell;
        tell(false);
        return () => undefined;
      },
    }));
    await scene.clock.pass(100);
    const pressed = new Promise<void>((resolve) => {
      const end = screen.kitchen.state.subscribe(() => {
        if (screen.state().isElsewhere) return;
        end();
        move(screen.kitchen, 'START', burger, 'Burger');
        resolve();
      });
    });
    change?.(true);
    await pressed;
    await settle();
    expect([screen.state().notices, scene.shop.taskOf('burger')?.status]).toEqual([[], 'CRT']);
  });
});

describe('taking back', () => {
  test('goes step by step, with the timers as they were', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const fired = screen.task('burger');
    move(screen.kitchen, 'START', burger, 'Start');
    await clock.pass(1000);
    move(screen.kitchen, 'FINISH', burger, 'Finish');
    await clock.pass(1000);
    screen.kitchen.takeBack();
    expect(screen.statusOf('burger')).toBe('CRT');
    await clock.pass(1000);
    expect(shop.taskOf('burger')?.status).toBe('CRT');
    expect(screen.state().undo).toMatchObject([{ label: 'Start', bar: undefined }]);
    screen.kitchen.takeBack();
    expect(screen.task('burger')).toMatchObject({ status: 'PND', times: fired?.times });
    await clock.pass(1000);
    expect(shop.taskOf('burger')).toMatchObject({ status: 'PND', times: fired?.times });
    expect(screen.state()).toMatchObject({ undo: [], notices: [] });
  });
  test('what was never sent sends nothing', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    // Both in one moment, while the first is on its way to the disk.
    move(screen.kitchen, 'START', burger, 'Burger');
    screen.kitchen.takeBack();
    expect(screen.statusOf('burger')).toBe('PND');
    await clock.pass(1000);
    expect(shop.seen.requests).toEqual([]);
    expect(screen.state()).toMatchObject({ waiting: 0, undo: [] });
    expect((await screen.disk.read()).waiting).toEqual([]);
  });
  test('without a network stands after a restart, though the operation was answered before', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    move(screen.kitchen, 'START', burger, 'Burger');
    await clock.pass(5000);
    shop.faults.isDown = true;
    screen.kitchen.takeBack();
    await settle();
    expect(screen.task('burger')).toMatchObject({ status: 'PND', isPending: true });
    const again = await scene.start();
    expect(again.task('burger')).toMatchObject({ status: 'PND', isPending: true });
  });
  test('what another cook has moved since is barred', async () => {
    const screen = await withBurger();
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    scene.shop.other('FINISH', 'burger');
    expect(screen.state().undo).toMatchObject([{ bar: 'moved' }]);
    screen.kitchen.takeBack();
    await settle();
    expect(scene.shop.taskOf('burger')?.status).toBe('RDY');
  });
});

describe('a disk that hangs', () => {
  test('while it is read is joined once it answers: what waits there goes out, and presses are kept', async () => {
    const { shop, clock } = scene;
    const first = await withBurger();
    shop.fire('o1', { fries: GRILL });
    shop.faults.refuses = 503;
    move(first.kitchen, 'START', burger, 'Burger');
    await clock.pass(1000);
    await first.kitchen.stop();
    shop.faults.refuses = undefined;
    const late = gate();
    const screen = await scene.start((disk) => ({
      disk: {
        ...disk,
        read: async () => {
          await late.passed;
          return disk.read();
        },
      },
    }));
    await clock.pass(6000);
    expect(screen.state()).toMatchObject({ isDiskAway: true, isEmpty: false });
    expect(shop.taskOf('burger')?.status).toBe('PND');
    // Asked meanwhile, and not answered.
    shop.faults.refuses = 503;
    move(screen.kitchen, 'START', [taskIdOf('fries')], 'Fries');
    await clock.pass(500);
    expect(screen.state()).toMatchObject({ waiting: 1, undo: [{ label: 'Fries' }] });
    late.open();
    await clock.pass(500);
    expect(screen.state()).toMatchObject({ isDiskAway: false, isDiskSound: true, waiting: 2 });
    expect((await screen.disk.read()).waiting.map(({ label }) => label)).toEqual(['Burger', 'Fries']);
    expect(screen.state().undo.map(({ label }) => label)).toContain('Fries');
    shop.faults.refuses = undefined;
    await clock.pass(20_000);
    expect(screen.state()).toMatchObject({ waiting: 0 });
    expect(['burger', 'fries'].map((dish) => shop.taskOf(dish)?.status)).toEqual(['CRT', 'CRT']);
    expect(shop.taskOf('fries')?.rev).toBe(1);
    move(screen.kitchen, 'FINISH', burger, 'Burger');
    await settle();
    expect(shop.taskOf('burger')?.status).toBe('RDY');
  });
  test('has failed after 5 s: the press is told as not kept, stands as before, and is never done', async () => {
    const { shop, clock } = scene;
    const late = gate();
    let hangs = false;
    shop.fire('o1', { burger: GRILL, beer: BAR });
    const screen = await scene.start((disk) => ({
      disk: {
        ...disk,
        store: async (operation) => {
          if (hangs) await late.passed;
          await disk.store(operation);
        },
      },
    }));
    await clock.pass(100);
    hangs = true;
    move(screen.kitchen, 'START', burger, 'Burger');
    expect(screen.task('burger')).toMatchObject({ status: 'CRT', isPending: true });
    await clock.pass(4000);
    expect(screen.state().notices).toEqual([]);
    await clock.pass(2000);
    expect(screen.state()).toMatchObject({
      notices: [{ kind: 'notStored', label: 'Burger' }],
      isDiskSound: false,
    });
    expect(screen.statusOf('burger')).toBe('PND');
    late.open();
    await clock.pass(5000);
    expect(screen.state().isDiskSound).toBe(true);
    expect([(await screen.disk.read()).waiting, shop.taskOf('burger')?.status]).toEqual([[], 'PND']);
  });
});

/** The dish as it stands before the cook now, whatever becomes of it. */
const sightOf = (screen: Awaited<ReturnType<typeof withBurger>>): readonly Sight[] => {
  const seen = screen.task('burger');
  return seen ? [seen] : [];
};

describe('what a cook saw', () => {
  test('is what a press means: given up by somebody else and taken back, it is told and not done', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const seen = sightOf(screen);
    move(screen.kitchen, 'START', burger, 'Burger');
    await settle();
    screen.kitchen.takeBack();
    await clock.pass(1000);
    expect(screen.task('burger')).toMatchObject({ status: 'PND', epoch: 1 });
    screen.kitchen.move('START', seen, 'Burger');
    await settle();
    expect(screen.state().notices).toMatchObject([
      { kind: 'refused', label: 'Burger', outcomes: ['conflict'] },
    ]);
    expect(shop.taskOf('burger')).toMatchObject({ status: 'PND', epoch: 1 });
    expect(screen.state().undo).toEqual([]);
  });
  test('was not cooked yet: a dish that is cooked while its cook is asked is not given up, and they hear of it', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const seen = sightOf(screen);
    shop.other('START', 'burger');
    shop.other('FINISH', 'burger');
    await clock.pass(1000);
    screen.kitchen.move('DISCARD', seen, 'Burger');
    await settle();
    expect(screen.state().notices).toMatchObject([{ kind: 'refused', outcomes: ['conflict'] }]);
    expect(shop.taskOf('burger')?.status).not.toBe('DSC');
  });
  test('has been done by somebody: nothing is asked and nothing is told', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const seen = sightOf(screen);
    shop.other('START', 'burger');
    await clock.pass(1000);
    screen.kitchen.move('START', seen, 'Burger');
    await settle();
    expect([shop.seen.requests.length, screen.state().notices]).toEqual([0, []]);
  });
});

describe('what a screen shows', () => {
  test('an order in which nothing changed stays the same object', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    shop.fire('o2', { salad: GRILL });
    const before = screen.state().orders;
    move(screen.kitchen, 'START', [taskIdOf('salad')], 'Salad');
    await settle();
    const after = screen.state().orders;
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
    // Fetched anew in another epoch, with nothing changed.
    shop.restart();
    shop.drop();
    await clock.pass(3000);
    expect(screen.shown()).toBe('live');
    expect(screen.state().orders).toBe(after);
  });
  test('a given-up dish stays struck out until it is acknowledged here, and a fetched board does not bring it back', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    shop.voidLine('burger');
    expect(screen.task('burger')).toMatchObject({ status: 'DSC', isAcknowledged: false });
    move(screen.kitchen, 'ACK_DISCARD', burger, 'Burger');
    expect(screen.task('burger')).toMatchObject({ isAcknowledged: true, isPending: true });
    await clock.pass(1000);
    expect(screen.task('burger')).toMatchObject({ isAcknowledged: true, isPending: false });
    shop.restart();
    shop.drop();
    await clock.pass(3000);
    expect(screen.task('burger')).toMatchObject({ isAcknowledged: true });
  });
  test('follows the server’s clock whatever is done to its own', async () => {
    const { clock } = scene;
    const screen = await withBurger();
    const before = screen.kitchen.now();
    clock.setWall(-12 * 3_600_000);
    await clock.pass(1000);
    expect(screen.kitchen.now() - before).toBe(1000);
    // Asleep for an hour, with a steady clock that stood still: it is not trusted until it is proved.
    const lines = scene.shop.seen.tickets;
    clock.setWall(3_600_000);
    await clock.pass(1000);
    expect(scene.shop.seen.tickets).toBe(lines + 1);
    expect(screen.kitchen.now() - before).toBeGreaterThanOrEqual(2000);
    await clock.pass(1000);
    expect(screen.shown()).toBe('live');
  });
});

describe('sounds', () => {
  test('each dish once, for its own section, one for what comes together, never for what the cook did', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    await clock.pass(2000);
    screen.sounds.length = 0;
    shop.fire('o2', { salad: GRILL });
    shop.fire('o3', { soup: GRILL });
    shop.fire('o4', { wine: BAR });
    await clock.pass(2000);
    expect(screen.sounds).toEqual(['new']);
    shop.fire('o2', { steak: GRILL });
    await clock.pass(2000);
    shop.voidLine('steak');
    await clock.pass(2000);
    expect(screen.sounds).toEqual(['new', 'changed', 'void']);
    move(screen.kitchen, 'DISCARD', [taskIdOf('soup')], 'Soup');
    move(screen.kitchen, 'START', burger, 'Burger');
    screen.kitchen.takeBack();
    await clock.pass(5000);
    expect(screen.sounds).toHaveLength(3);
    // Given up here, the answer lost, the browser killed: a board tells of it before the next answer does.
    shop.faults.isMute = true;
    shop.faults.losesAnswers = true;
    move(screen.kitchen, 'DISCARD', burger, 'Burger');
    await settle();
    shop.faults.losesAnswers = false;
    shop.faults.refuses = 503;
    const again = await scene.start();
    await clock.pass(5000);
    expect(again.task('burger')).toMatchObject({ status: 'DSC', rev: 1 });
    expect(again.sounds).toEqual([]);
  });
});

test('bumps that do not leave a line that is alive are said after 15 s', async () => {
  const { shop, clock } = scene;
  const screen = await withBurger();
  shop.faults.refuses = 503;
  move(screen.kitchen, 'START', burger, 'Burger');
  await clock.pass(14_000);
  expect(screen.state().line.isOutStuck).toBe(false);
  await clock.pass(3000);
  expect([screen.shown(), screen.state().line.isOutStuck]).toEqual(['live', true]);
  shop.faults.refuses = undefined;
  await clock.pass(20_000);
  expect(screen.state().line.isOutStuck).toBe(false);
});

test('a screen shows its orders in the order of firing', async () => {
  const { shop, clock } = scene;
  const screen = await withBurger();
  await clock.pass(1000);
  shop.fire('o0', { salad: GRILL });
  expect(screen.state().orders.map(({ id }) => id)).toEqual([idOf('o1'), idOf('o0')]);
});

/** The orders that a screen has on its board, and those that wait beside it. */
const shown = (screen: Awaited<ReturnType<Scene['start']>>) => {
  const { orders, later } = screen.state();
  return { board: orders.map(({ id }) => id), later: later.map(({ order }) => order.id) };
};

describe('an order for later', () => {
  const minute = 60_000;
  test('waits beside the board, and comes onto it and is heard when its time has come', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const sounds: string[] = [];
    screen.kitchen.onSound((sound) => sounds.push(sound));
    const now = screen.kitchen.now();
    shop.fire('o2', { soup: GRILL }, { wanted: now + 10 * minute, begins: now + 5 * minute });
    await clock.pass(2000);
    expect(shown(screen)).toEqual({ board: [idOf('o1')], later: [idOf('o2')] });
    expect(sounds).toEqual([]);
    await clock.pass(5 * minute);
    expect(shown(screen)).toEqual({ board: [idOf('o1'), idOf('o2')], later: [] });
    expect(sounds).toEqual(['new']);
  });
  test('is begun by a press at once', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const now = screen.kitchen.now();
    shop.fire('o2', { soup: GRILL }, { wanted: now + 10 * minute, begins: now + 5 * minute });
    await clock.pass(100);
    const [waiting] = screen.state().later;
    screen.kitchen.move('FIRE', waiting?.order.tasks ?? [], 'Soup');
    expect(shown(screen)).toEqual({ board: [idOf('o1'), idOf('o2')], later: [] });
    await clock.pass(100);
    expect(screen.task('soup')?.times.PND).toBeLessThanOrEqual(screen.kitchen.now());
    screen.kitchen.takeBack();
    await clock.pass(100);
    expect(shown(screen).later).toEqual([idOf('o2')]);
  });
  test('that is given up before its time is seen by nobody', async () => {
    const { shop, clock } = scene;
    const screen = await withBurger();
    const now = screen.kitchen.now();
    shop.fire('o2', { soup: GRILL }, { wanted: now + 10 * minute, begins: now + 5 * minute });
    await clock.pass(100);
    shop.voidLine('soup');
    await clock.pass(2000);
    expect(shown(screen)).toEqual({ board: [idOf('o1')], later: [] });
  });
});
