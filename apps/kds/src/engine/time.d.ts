import type { Clock } from './ports.ts';
export declare const TICK_MS = 1000;
/**
 * The server's clock, carried by the screen's steady one: whoever sets the screen's clock changes no age. What the
 * device sleeps through is added, where its steady clock leaves that out.
 */
export declare const createTime: (clock: Clock) => {
    clock: {
        wall: () => number;
        after: (delay: number, act: () => void) => () => void;
        steady: () => number;
    };
    now: () => number;
    /** The server's clock stood so when the screen's did. */
    set: (server: number, at: number) => void;
    /** Without a network: as the two clocks stood to one another the last time. */
    guess: (ahead: number) => void;
    ahead: () => number;
    serverTimeOf: (at: number) => number;
    /** A moment of the page's own monotonic clock, as the engine counts it. */
    ofPage: (moment: number) => number;
    toPage: (at: number) => number;
    /** Once a second: whether the device has slept since the last time. */
    hasSlept: () => boolean;
};
export type Time = ReturnType<typeof createTime>;
