import type { Readable } from './kitchen.ts';
/**
 * A value that is reckoned anew when it is asked for after something changed. Listeners are told once for all that
 * happens together.
 */
export declare const createReadable: <T>(reckon: () => T) => Readable<T> & {
    readonly changed: () => void;
};
