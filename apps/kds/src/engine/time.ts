import type { Clock } from './ports.ts';

/** A clock that stands still this much longer than it should has slept. */
const SLEEP_MS = 5000;
export const TICK_MS = 1000;

/**
 * The server's clock, carried by the screen's steady one: whoever sets the screen's clock changes no age. What the
 * device sleeps through is added, where its steady clock leaves that out.
 */
export const createTime = (clock: Clock) => {
  let slept = 0;
  const steady = (): number => clock.steady() + slept;
  let offset = clock.wall() - steady();
  let last = { wall: clock.wall(), steady: clock.steady() };
  return {
    clock: { ...clock, steady } satisfies Clock,
    now: (): number => steady() + offset,
    /** The server's clock stood so when the screen's did. */
    set: (server: number, at: number): void => {
      offset = server - at;
    },
    /** Without a network: as the two clocks stood to one another the last time. */
    guess: (ahead: number): void => {
      offset = clock.wall() + ahead - steady();
    },
    ahead: (): number => steady() + offset - clock.wall(),
    serverTimeOf: (at: number): number => at + offset,
    /** A moment of the page's own monotonic clock, as the engine counts it. */
    ofPage: (moment: number): number => moment + slept,
    toPage: (at: number): number => at - slept,
    /** Once a second: whether the device has slept since the last time. */
    hasSlept: (): boolean => {
      const wall = clock.wall() - last.wall;
      const ticked = clock.steady() - last.steady;
      last = { wall: clock.wall(), steady: clock.steady() };
      if (Math.max(wall, ticked) < TICK_MS + SLEEP_MS) return false;
      slept += Math.max(0, wall - ticked);
      return true;
    },
  };
};
export type Time = ReturnType<typeof createTime>;
