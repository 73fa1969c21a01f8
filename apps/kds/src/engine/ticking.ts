import type { Clock } from './ports.ts';
import { TICK_MS } from './time.ts';

export interface TickingHost {
  readonly hasSlept: () => boolean;
  readonly wake: () => void;
  /** Whether the screen has to be heard now because its board is old. */
  readonly isCalling: () => boolean;
  /** Whether steps wait on a line that is alive. */
  readonly isStuck: () => boolean;
  readonly alarm: () => void;
  readonly changed: () => void;
  /** Shows what has waited for its time until now. */
  readonly begin: () => void;
}

/** What a screen looks at once a second: whether it has slept, whether its board is old, whether its steps leave. */
export const startTicking = (clock: Clock, host: TickingHost): (() => void) => {
  let wasStuck = false;
  const tick = (): void => {
    stop = clock.after(TICK_MS, tick);
    if (host.hasSlept()) host.wake();
    host.begin();
    if (host.isCalling()) host.alarm();
    const isStuck = host.isStuck();
    if (isStuck === wasStuck) return;
    wasStuck = isStuck;
    if (isStuck) host.alarm();
    host.changed();
  };
  let stop = clock.after(TICK_MS, tick);
  return () => stop();
};
