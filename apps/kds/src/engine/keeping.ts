import type { Disk, KeptBoard } from './disk.ts';
import type { Clock } from './ports.ts';

/** A busy board is written this often at most; a start without a network shows it as it was then. */
const KEEP_MS = 2000;
/** A change is shown first: copying a full board to the disk keeps a slow screen for longer than a frame. */
const SHOWN_MS = 100;

/** What is kept. */
export interface KeepingHost {
  readonly board: () => KeptBoard | undefined;
  /** Answered operations that are still on the disk, and that the board includes. */
  readonly included: () => readonly string[];
  /** Those have left the disk. */
  readonly kept: (opIds: readonly string[]) => void;
}

/**
 * Writes the board to the disk, after it changed, one at a time. An operation leaves the disk with the board that
 * includes it and not before: a power cut between its answer and that board would show the dish as untouched.
 */
export const createKeeping = (clock: Clock, disk: Disk, host: KeepingHost) => {
  let stopTimer: (() => void) | undefined;
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = -Infinity;
  const write = (): void => {
    stopTimer = undefined;
    writtenAt = clock.steady();
    const board = host.board();
    if (!board) return;
    const included = host.included();
    // What could not be kept is fetched after the next start, or told again: nobody has to be told.
    writing = writing
      .then(() => disk.keepBoard(board, included))
      .then(() => host.kept(included))
      .catch(() => undefined);
  };
  return {
    changed: (): void => {
      // The first change after a while as soon as it is shown: who knows when the power goes.
      stopTimer ??= clock.after(Math.max(SHOWN_MS, writtenAt + KEEP_MS - clock.steady()), write);
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
