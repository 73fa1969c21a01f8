import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPresses,
  KEY_GUARD_MS,
  LONGEST_HOLD_MS,
  LONGEST_PRESS_MS,
  type Point,
  type Presses,
  reachOf,
  SETTLE_MS,
  TOUCH_GUARD_MS,
} from './presses.ts';

const { slide, place, palm } = reachOf();
/** A board of rows, each so many pixels high, that changes under the hand. */
const createBoard = (rows: readonly string[], height = 60) => {
  let shown = rows;
  return {
    whatAt: ({ y }: Point): string => shown[Math.floor(y / height)] ?? '',
    middleOf: (row: number): Point => ({ x: 50, y: (row + 0.5) * height }),
    become: (next: readonly string[]): void => {
      shown = next;
    },
  };
};
type Board = ReturnType<typeof createBoard>;
const down = (presses: Presses, board: Board, at: number, point: Point, finger = 1, size = 20): string => {
  const what = board.whatAt(point);
  presses.down({ ...point, finger, at, what, size }, board.whatAt);
  return what;
};
/** What a touch does, from then until so long after. */
const touch = (
  presses: Presses,
  board: Board,
  at: number,
  point: Point,
  lasts = 20,
  finger = 1,
): string | undefined => {
  const what = down(presses, board, at, point, finger);
  return presses.up(finger, at + lasts) ? what : undefined;
};

describe('touches', () => {
  test('of one place have one effect, however many come before it has rested', () => {
    const delays = fc.array(fc.integer({ min: 30, max: 400 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(delays, fc.integer({ min: 0, max: 29 }), fc.boolean(), (waits, lasts, leaves) => {
        const presses = createPresses();
        const board = createBoard(['A', 'B', 'C']);
        const point = board.middleOf(0);
        expect(touch(presses, board, 0, point, lasts)).toBe('A');
        // A has gone, and B lies under the finger now.
        if (leaves) board.become(['B', 'C']);
        let at = 0;
        for (const wait of waits) {
          at += wait;
          expect(touch(presses, board, at, point, lasts)).toBeUndefined();
        }
        const rested = at + lasts + TOUCH_GUARD_MS;
        expect(touch(presses, board, rested, point)).toBe(leaves ? 'B' : 'A');
      }),
    );
  });
  test('after a card has gone do not touch what came to its place, also when the finger is not quite there', () => {
    const presses = createPresses();
    const board = createBoard(['A', 'B', 'C']);
    touch(presses, board, 0, board.middleOf(0));
    board.become(['B', 'C']);
    const beside = { x: 50, y: 30 + place };
    expect([board.whatAt(beside), touch(presses, board, 200, beside)]).toEqual(['C', undefined]);
  });
  test('of neighbours count each, as fast as they come, while nothing has moved', () => {
    const presses = createPresses();
    const board = createBoard(['A', 'B', 'C'], 40);
    const touches = [0, 1, 2].map((row) => touch(presses, board, row * 60, board.middleOf(row)));
    expect(touches).toEqual(['A', 'B', 'C']);
  });
  test('of a thing that lies elsewhere by now are of the same thing', () => {
    const presses = createPresses();
    const board = createBoard(['A', 'B', 'C', 'D']);
    touch(presses, board, 0, board.middleOf(0));
    board.become(['B', 'C', 'D', 'A']);
    expect(touch(presses, board, 200, board.middleOf(3))).toBeUndefined();
  });
  test('count for each finger, in whatever order fingers come and go', () => {
    const times = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 600 }));
    fc.assert(
      fc.property(fc.array(times, { minLength: 1, maxLength: 5 }), (fingers) => {
        const presses = createPresses();
        const board = createBoard(['A', 'B', 'C', 'D', 'E']);
        const events = fingers
          .flatMap(([from, lasts], finger) => [
            { at: from, finger, isDown: true },
            { at: from + lasts, finger, isDown: false },
          ])
          .toSorted((one, other) => one.at - other.at);
        const pressed = events.flatMap(({ at, finger, isDown }) => {
          if (isDown) down(presses, board, at, board.middleOf(finger), finger);
          return !isDown && presses.up(finger, at) ? [finger] : [];
        });
        expect(pressed.toSorted((one, other) => one - other)).toEqual(fingers.map((_, finger) => finger));
      }),
    );
  });
  test('with two fingers on one thing have one effect, and a hand that rests there takes none away', () => {
    const presses = createPresses();
    const board = createBoard(['A', 'B']);
    down(presses, board, 0, board.middleOf(0), 1);
    down(presses, board, 60, board.middleOf(0), 2);
    expect([presses.up(1, 100), presses.up(2, 110)]).toEqual([true, false]);
    down(presses, board, 1000, board.middleOf(1), 3, palm + 1);
    expect(touch(presses, board, 1060, board.middleOf(1), 40, 4)).toBe('B');
    expect(presses.up(3, 1200)).toBe(false);
  });
  test.each([
    ['that slides a little', slide, 100, true],
    ['that slides on', slide + 1, 100, false],
    ['that is held', 0, LONGEST_PRESS_MS, true],
    ['that rests', 0, LONGEST_PRESS_MS + 1, false],
  ])('%s', (_, by, lasts, isPress) => {
    const presses = createPresses();
    const board = createBoard(['A']);
    const point = board.middleOf(0);
    down(presses, board, 0, point);
    presses.move(1, { x: point.x + by, y: point.y });
    presses.move(1, point);
    expect(presses.up(1, lasts)).toBe(isPress);
  });
  test('that came to nothing may be repeated at once', () => {
    const presses = createPresses();
    const board = createBoard(['A']);
    const point = board.middleOf(0);
    down(presses, board, 0, point);
    presses.move(1, { x: point.x + slide + 1, y: point.y });
    presses.up(1, 50);
    down(presses, board, 60, point);
    presses.cancel(1, 90);
    expect(touch(presses, board, 120, point)).toBe('A');
  });
  test('on a wall that is larger may slide as far in millimetres', () => {
    expect(reachOf(2).slide).toBe(12);
    const presses = createPresses();
    presses.reach(reachOf(2));
    const board = createBoard(['A']);
    down(presses, board, 0, board.middleOf(0));
    presses.move(1, { x: 63, y: 30 });
    expect(presses.up(1, 50)).toBe(false);
  });
});

describe('keys', () => {
  test('that bounce are one press, whichever card they would act on by then', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: KEY_GUARD_MS - 1 }), { minLength: 1 }), (waits) => {
        const presses = createPresses();
        let at = 0;
        expect(presses.key('Enter', at)).toBe(true);
        for (const wait of waits) expect(presses.key('Enter', (at += wait))).toBe(false);
        expect(presses.key('Enter', at + KEY_GUARD_MS)).toBe(true);
      }),
    );
  });
  test('are told apart', () => {
    const presses = createPresses();
    expect([presses.key('Enter', 0), presses.key('Space', 20), presses.key('Enter', 40)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('what moves', () => {
  test('waits while a finger is down and until it has settled', () => {
    const presses = createPresses();
    const board = createBoard(['A', 'B']);
    down(presses, board, 1000, board.middleOf(0), 1);
    expect(presses.stillUntil()).toBe(1000 + LONGEST_PRESS_MS);
    down(presses, board, 1100, board.middleOf(1), 2);
    presses.up(1, 1200);
    expect(presses.stillUntil()).toBe(1100 + LONGEST_PRESS_MS);
    presses.cancel(2, 1300);
    expect(presses.stillUntil()).toBe(1300 + SETTLE_MS);
  });
  test('goes on in the end: under a hand that rests, and between the touches of hands that never do', () => {
    const presses = createPresses();
    const board = createBoard(['A', 'B']);
    down(presses, board, 0, board.middleOf(0), 1);
    presses.up(1, LONGEST_PRESS_MS + 500);
    expect(presses.stillUntil()).toBeLessThanOrEqual(LONGEST_PRESS_MS);
    for (let at = 5000; at < 5000 + LONGEST_HOLD_MS; at += 200) touch(presses, board, at, board.middleOf(1));
    expect(presses.stillUntil()).toBe(5000 + LONGEST_HOLD_MS);
  });
});
