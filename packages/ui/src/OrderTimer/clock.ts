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
/** A full board in one frame would keep a slow screen from hearing a press: one half ticks, then the other one. */
const halves = [new Set<() => void>(), new Set<() => void>()] as const;
let isFirst = false;
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `listener` each second; everything that ticks on a page shares one timer. */
export const onTick = (listener: () => void): (() => void) => {
  const [one, other] = halves;
  const half = one.size <= other.size ? one : other;
  half.add(listener);
  timer ??= setInterval(() => {
    isFirst = !isFirst;
    for (const each of halves[isFirst ? 0 : 1]) each();
  }, SECOND / halves.length);
  return () => {
    half.delete(listener);
    if (one.size + other.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * What `read` gives, looked at each second: a render only when it is something else. `read` gives a text, a number or
 * an object that stays the same.
 */
export const useTicked = <T>(read: () => T): T => useSyncExternalStore(onTick, read, read);
