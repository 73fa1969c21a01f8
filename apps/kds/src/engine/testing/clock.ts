import type { Clock } from '../ports.ts';

/** Lets everything happen that no clock holds up: promises, and the requests of the disk. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Time passes only when it is told to. */
export const simulatedClock = () => {
  // 23:50 of a day, so that times on the screen are easy to read.
  const start = Date.UTC(2026, 0, 1, 23, 50);
  let now = 1000;
  let wallAhead = start - now;
  let last = 0;
  const due = new Map<number, { readonly at: number; readonly act: () => void }>();
  const clock: Clock = {
    wall: () => now + wallAhead,
    steady: () => now,
    after: (delay, act) => {
      last += 1;
      const id = last;
      due.set(id, { at: now + delay, act });
      return () => due.delete(id);
    },
  };
  return {
    ...clock,
    /** Somebody sets the wall clock. */
    setWall: (by: number): void => {
      wallAhead += by;
    },
    /** The steady clock goes on without any timer: the device sleeps. */
    sleep: (ms: number): void => {
      now += ms;
    },
    pass: async (ms: number): Promise<void> => {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...due].toSorted(([, one], [, other]) => one.at - other.at);
        if (!next || next[1].at > end) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].act();
        await settle();
      }
      now = end;
    },
  };
};
export type SimulatedClock = ReturnType<typeof simulatedClock>;
