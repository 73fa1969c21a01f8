import type { Disk, KeptBoard } from './disk.ts';
import type { Clock } from './ports.ts';
/** Writes the board to the disk, after it changed, one at a time. */
export declare const createKeeping: (clock: Clock, disk: Disk, boardOf: () => KeptBoard | undefined) => {
    changed: () => void;
    stop: () => Promise<void>;
};
