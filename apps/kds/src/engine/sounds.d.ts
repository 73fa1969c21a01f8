import { type Task } from '@comanda/machines/kitchen/rules';
import type { Sound } from './kitchen.ts';
import type { Clock } from './ports.ts';
import { type Truth } from './truth.ts';
/** What came to the tasks of this monitor, counted for the ear and for the word after an outage. */
export interface Heard {
    readonly fired: number;
    readonly voided: number;
}
/** The ear of a screen: each task is heard once in each of its epochs, whatever brings it, and however often. */
export declare const createSounds: (clock: Clock) => {
    play: (sound: Sound) => void;
    /** While a line catches up what comes waits, and is one event in the end. */
    holdBack: (isHolding: boolean) => void;
    /** What the cook did here makes no sound when it comes back. */
    expect: (tasks: readonly Pick<Task, 'id' | 'epoch'>[]) => void;
    /** What is new in a truth, compared with the one before; `isOwn` when this screen caused it. */
    listen: (before: Truth | undefined, after: Truth, isOwn: boolean) => Heard;
    heard: () => readonly string[];
    restore: (keys: readonly string[]) => void;
    onSound: (listener: (sound: Sound) => void) => (() => void);
    stop: () => void;
};
export type Sounds = ReturnType<typeof createSounds>;
