import type { Kept } from './disk.ts';
import { type DiskInUse, emptyDisk } from './diskInUse.ts';
import type { Ports } from './ports.ts';

export interface LeadingHost {
  /** This window sends, from what the disk holds now. */
  readonly lead: (kept: Kept) => void;
  /** Another window does. */
  readonly follow: () => void;
}

/** Of several windows with one disk one takes presses and sends them (docs/product.md §16.5). */
export const createLeading = (ports: Pick<Ports, 'lead'>, disk: DiskInUse, host: LeadingHost) => {
  let isLeader = false;
  let isElsewhere = false;
  let isStopped = false;
  let letGo: (() => void) | undefined;
  const change = (isLeading: boolean): void => {
    isLeader = isLeading;
    if (!isLeading) {
      isElsewhere = true;
      host.follow();
      return;
    }
    // What another window has left there since; until it is read, a press would not be taken here either.
    const begin = (kept: Kept): void => {
      if (isStopped || !isLeader) return;
      isElsewhere = false;
      host.lead(kept);
    };
    void disk.read().then(begin, () => {
      disk.goAway();
      begin(emptyDisk);
    });
  };
  return {
    start: (): void => {
      letGo = ports.lead(change);
    },
    isLeader: (): boolean => isLeader,
    /** Another window of this browser takes the presses. */
    isElsewhere: (): boolean => isElsewhere,
    stop: (): void => {
      isStopped = true;
      letGo?.();
    },
  };
};
