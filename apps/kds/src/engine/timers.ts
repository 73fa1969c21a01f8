import type { Clock } from './ports.ts';

/** Timers by name; one that is started again begins anew. */
export const createTimers = (clock: Clock) => {
  const running = new Map<string, () => void>();
  const stop = (name: string): void => {
    running.get(name)?.();
    running.delete(name);
  };
  return {
    start: (name: string, delay: number, act: () => void): void => {
      stop(name);
      running.set(
        name,
        clock.after(delay, () => {
          running.delete(name);
          act();
        }),
      );
    },
    stop,
    stopAll: (): void => [...running.keys()].forEach(stop),
  };
};
