import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatedClock } from './testing/clock.ts';
import { createTime } from './time.ts';

const delay = fc.integer({ min: 0, max: 20_000 });
/** A word of the server: how long the screen is silent before, and how long it takes there and back. */
const word = fc.record({ pause: fc.integer({ min: 0, max: 60_000 }), there: fc.option(delay), back: delay });

test('a word is no younger than it is, however long the network holds up this one or others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 12 }), fc.integer(), async (words, ahead) => {
      const clock = simulatedClock();
      const time = createTime(clock);
      // Every screen begins with a board.
      for (const { pause, there, back } of [{ pause: 0, there: 40, back: 40 }, ...words]) {
        clock.sleep(pause);
        const askedAt = there === null ? undefined : clock.steady();
        clock.sleep(there ?? 0);
        const saidAt = clock.steady();
        clock.sleep(back);
        const said = time.hear(saidAt + ahead, clock.steady(), askedAt);
        // What clocks may drift in the meantime is allowed for.
        expect(said).toBeLessThanOrEqual(saidAt + 0.0005 * (clock.steady() - 1000));
        expect(said).toBeGreaterThanOrEqual(saidAt - 80);
      }
    }),
    { numRuns: 300 },
  );
});
test('a late beat does not set the clock back; one of a server whose clock was set is believed after the next board', () => {
  const clock = simulatedClock();
  const time = createTime(clock);
  /** How old a beat is taken for. */
  const ageOfBeat = (ahead: number, late = 0): number => {
    clock.sleep(15_000);
    return clock.steady() - time.hear(clock.steady() + ahead - late, clock.steady());
  };
  time.hear(clock.steady() + 5000, clock.steady(), clock.steady());
  expect(ageOfBeat(5000, 7000)).toBeCloseTo(7000, -2);
  expect(time.now() - clock.steady()).toBe(5000);
  // An hour back.
  expect(ageOfBeat(-3_595_000)).toBeGreaterThan(3_000_000);
  time.hear(clock.steady() - 3_595_000, clock.steady(), clock.steady());
  expect(ageOfBeat(-3_595_000)).toBe(0);
  expect(time.now() - clock.steady()).toBe(-3_595_000);
  // And an hour ahead at once.
  expect(ageOfBeat(5000)).toBe(0);
  expect(time.now() - clock.steady()).toBe(5000);
});
test('a clock of the device that is set makes nothing older, with or without the network', () => {
  const clock = simulatedClock();
  const time = createTime(clock);
  time.hear(clock.steady() + 5000, clock.steady(), clock.steady());
  for (const by of [86_400_000, -86_400_000, 6000]) {
    clock.setWall(by);
    clock.sleep(1000);
    time.hasSlept();
    expect(time.now() - clock.steady()).toBe(5000);
  }
});
