import type { Notices } from './notices.ts';
import type { Heard, Sounds } from './sounds.ts';
import type { Time } from './time.ts';
/** How long the board has gone unproved, and the word when that ends: "7 new, 2 voided" (docs/product.md §16.8). */
export declare const createProof: (time: Time, notices: Notices, sounds: Sounds) => {
    /** When it was last proved, milliseconds of the server's clock. */
    provenAt: () => number | undefined;
    restore: (at: number) => void;
    add: ({ fired, voided }: Heard) => void;
    /** The line has changed; `at` is its last proof by the steady clock. */
    follow: (at: number | undefined, isLive: boolean) => void;
};
