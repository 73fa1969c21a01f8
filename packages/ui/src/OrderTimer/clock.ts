import { createContext, use, useSyncExternalStore } from 'react';

/** Milliseconds of a clock that does not stand still. */
export type Now = () => number;

const KitchenClock = createContext<Now>(Date.now);

/**
 * Which clock the timers below it reckon with: the server's, so that every screen shows the same age. Keep `value`
 * the same function.
 */
export const KitchenClockProvider = KitchenClock.Provider;
export const useKitchenClock = (): Now => use(KitchenClock);

const SECOND = 1000;
/** A full board in one frame would keep a slow screen from hearing a press: they tick in turns, an eighth at a time. */
const turns = Array.from({ length: 8 }, () => new Set<() => void>());
let next = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `listener` each second; everything that ticks on a page shares one timer. */
export const onTick = (listener: () => void): (() => void) => {
  const turn = turns.reduce((least, other) => (other.size < least.size ? other : least));
  turn.add(listener);
  timer ??= setInterval(() => {
    for (const each of turns[next] ?? []) each();
    next = (next + 1) % turns.length;
  }, SECOND / turns.length);
  return () => {
    turn.delete(listener);
    if (turns.some(({ size }) => size > 0)) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * What `read` gives, looked at each second: a render only when it is something else. `read` gives a text, a number or
 * an object that stays the same.
 */
export const useTicked = <T>(read: () => T): T => useSyncExternalStore(onTick, read, read);
