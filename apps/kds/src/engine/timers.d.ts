import type { Clock } from './ports.ts';
/** Timers by name; one that is started again begins anew. */
export declare const createTimers: (clock: Clock) => {
    start: (name: string, delay: number, act: () => void) => void;
    stop: (name: string) => void;
    stopAll: () => void;
};
