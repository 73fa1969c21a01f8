import type { Channel } from './channel.ts';
import type { Line } from './kitchen.ts';
import type { Time } from './time.ts';
/** What the head of the screen says of its line. The same object until it says something else. */
export declare const createLine: (channel: Channel, time: Time) => {
    isLive: () => boolean;
    /** @returns whether the line has come alive just now */
    follow: () => boolean;
    /** Whether the screen has to be heard now because its board is old. */
    isCalling: () => boolean;
    isStuck: (oldest: number | undefined) => boolean;
    /**
     * @param oldest when the first operation that waits was asked, milliseconds of the server's clock
     * @param proven when the board was last proved, by the same clock
     */
    state: (oldest: number | undefined, proven: number | undefined) => Line;
};
