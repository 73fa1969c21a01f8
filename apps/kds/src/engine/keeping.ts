import type { Disk, KeptBoard } from './disk.ts';
import type { Clock } from './ports.ts';

/** A busy board is written this often at most; a start without a network shows it as it was then. */
const KEEP_MS = 2000;

/** Writes the board to the disk, after it changed, one at a time. */
export const createKeeping = (clock: Clock, disk: Disk, boardOf: () => KeptBoard | undefined) => {
  let stopTimer: (() => void) | undefined;
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = -Infinity;
  const write = (): void => {
    stopTimer = undefined;
    writtenAt = clock.steady();
    const board = boardOf();
    // A board that could not be kept is fetched: nobody has to be told.
    if (board) writing = writing.then(() => disk.keepBoard(board)).catch(() => undefined);
  };
  return {
    changed: (): void => {
      // The first change after a while at once: who knows when the power goes.
      stopTimer ??= clock.after(Math.max(0, writtenAt + KEEP_MS - clock.steady()), write);
    },
    stop: async (): Promise<void> => {
      if (stopTimer) {
        stopTimer();
        write();
      }
      await writing;
    },
  };
};
