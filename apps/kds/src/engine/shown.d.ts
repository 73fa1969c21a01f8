import type { ShownOrder } from './kitchen.ts';
import type { Replayed } from './replay.ts';
import { type Truth } from './truth.ts';
/** Makes what a screen shows. An order in which nothing has changed stays the object that it was the last time. */
export declare const createShowing: () => ((truth: Truth, replayed: Replayed) => readonly ShownOrder[]);
