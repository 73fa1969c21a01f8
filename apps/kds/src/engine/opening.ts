import { type Disk, type Kept, READ_LIMIT_MS } from './disk.ts';
import { type DiskInUse, emptyDisk } from './diskInUse.ts';
import type { Clock } from './ports.ts';

export interface OpeningHost {
  /** The screen shows what was read, or nothing where the disk cannot be read, and opens its line. */
  readonly begin: (kept: Kept) => void;
  /** The disk has answered after all: what is pressed from now until `join` would be kept in memory alone. */
  readonly pause: () => void;
  /** What lies on the disk goes out too. A board that was fetched meanwhile is the newer one. */
  readonly join: (kept: Kept) => void;
}

/**
 * Reads the disk of a screen. One that does not answer in time does not keep the board from showing; one that answers
 * later is joined (docs/product.md §16.5).
 */
export const openDisk = (clock: Clock, disk: Disk, inUse: DiskInUse, host: OpeningHost) => {
  let isBegun = false;
  let isStopped = false;
  let stopLimit: (() => void) | undefined;

  const join = async (): Promise<void> => {
    host.pause();
    // What cannot be taken over goes out from memory as before.
    await inUse.comeBack().catch(() => undefined);
    const kept = await inUse.read();
    if (!isStopped) host.join(kept);
  };
  const beginWith = async (kept: Kept | undefined): Promise<void> => {
    stopLimit?.();
    if (isStopped) return;
    if (isBegun) {
      if (kept) await join();
      return;
    }
    isBegun = true;
    if (!kept) inUse.goAway();
    host.begin(kept ?? emptyDisk);
  };
  const ready = new Promise<void>((resolve, reject) => {
    const settle = (kept: Kept | undefined): void => void beginWith(kept).then(resolve, reject);
    stopLimit = clock.after(READ_LIMIT_MS, () => settle(undefined));
    void disk.read().then(settle, () => settle(undefined));
  });
  return {
    /** What the disk holds is shown, or it is known that it cannot be. It rejects where what it holds makes no sense. */
    ready,
    isBegun: (): boolean => isBegun,
    stop: (): void => {
      isStopped = true;
      stopLimit?.();
    },
  };
};
