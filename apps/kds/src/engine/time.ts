import type { Clock } from './ports.ts';

/** A clock that stands still this much longer than it should has slept. */
const SLEEP_MS = 5000;
export const TICK_MS = 1000;

/** Two clocks drift apart by less, in milliseconds for each one that passes. */
const DRIFT = 0.0005;
/** A word that has been on its way for longer says little about the time. */
const HELD_UP_MS = 1000;

/**
 * The server's clock, carried by the screen's steady one: whoever sets the screen's clock changes no age, with the network or
 * without. What the device sleeps through is added to how old a proof is, where its steady clock leaves that out; the server's
 * clock has it with the next word of the server, as nobody else can tell a sleep from a clock that was set.
 */
export const createTime = (clock: Clock) => {
  let slept = 0;
  const steady = (): number => clock.steady() + slept;
  let offset = clock.wall() - steady();
  /** By how much the server's clock is ahead of the steady one at most, as of a moment. */
  let most: { readonly ahead: number; readonly at: number } | undefined;
  let last = { wall: clock.wall(), steady: clock.steady() };
  return {
    clock: { ...clock, steady } satisfies Clock,
    now: (): number => steady() + offset,
    /**
     * A word of the server has arrived.
     * @param server how its clock stood when it said that
     * @param at when it arrived, by the steady clock
     * @param askedAt when it was asked for, where it is an answer
     * @returns when it was said at the earliest, by the steady clock: however long a network holds up a word, the word is
     *   no younger than that
     */
    hear: (server: number, at: number, askedAt?: number): number => {
      const least = server - at;
      const before = most ? most.ahead - DRIFT * (at - most.at) : server - (askedAt ?? at);
      const ahead = Math.max(least, askedAt === undefined ? before : Math.min(server - askedAt, before));
      most = { ahead, at };
      const saidAt = server - ahead;
      // An answer was given somewhere on the way there and back.
      if (askedAt !== undefined) offset = server - (askedAt + at) / 2;
      else if (at - saidAt < HELD_UP_MS || least > offset) offset = least;
      return saidAt;
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
      const more = Math.max(0, wall - ticked);
      slept += more;
      offset -= more;
      return true;
    },
  };
};
export type Time = ReturnType<typeof createTime>;
