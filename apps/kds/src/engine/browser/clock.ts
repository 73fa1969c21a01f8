import type { Clock } from '../ports.ts';
import { startTimerWorker } from './scripts.ts';
import type { TimerOrder } from './timer.worker.ts';

/** The browser's clocks; its timers run in a worker, which nobody slows down. */
export const createBrowserClock = (): Clock & { readonly stop: () => void } => {
  const due = new Map<number, () => void>();
  const worker = startTimerWorker();
  let last = 0;
  const order = (message: TimerOrder): void => worker.postMessage(message);
  worker.addEventListener('message', ({ data: id }: MessageEvent<number>) => {
    const act = due.get(id);
    due.delete(id);
    act?.();
  });
  return {
    wall: () => Date.now(),
    steady: () => performance.now(),
    after: (delay, act) => {
      last += 1;
      const id = last;
      due.set(id, act);
      order({ id, delay });
      return () => {
        if (due.delete(id)) order({ id, delay: undefined });
      };
    },
    stop: () => worker.terminate(),
  };
};
