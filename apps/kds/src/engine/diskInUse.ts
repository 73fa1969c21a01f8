import { UNDO_DEPTH } from '@comanda/machines/kitchen/rules';
import type { Disk, Kept, KeptOperation } from './disk.ts';

/** What lies on a disk that nothing was ever kept on. */
export const emptyDisk: Kept = {
  install: undefined,
  lastDseq: 0,
  waiting: [],
  undo: { entries: [], done: [] },
  board: undefined,
  aside: [],
};
const done = (): Promise<void> => Promise.resolve();

const numbered = (one: KeptOperation, dseqs: Readonly<Record<string, number>>): KeptOperation => ({
  ...one,
  dseq: dseqs[one.op.opId] ?? one.dseq,
});

/** Keeps what is pressed until it is answered, as long as the page lives. */
export const createMemoryDisk = (): Disk => {
  let kept = emptyDisk;
  const change = (next: Partial<Kept>): Promise<void> => {
    kept = { ...kept, ...next };
    return done();
  };
  const without = (opIds: readonly string[]): Promise<void> =>
    change({ waiting: kept.waiting.filter(({ op }) => !opIds.includes(op.opId)) });
  return {
    read: () => Promise.resolve(kept),
    store: (operation) => change({ waiting: [...kept.waiting, operation] }),
    leave: (opId) => without([opId]),
    number: (install, lastDseq, dseqs) =>
      change({ install, lastDseq, waiting: kept.waiting.map((one) => numbered(one, dseqs)) }),
    forget: without,
    setAside: (opId) => {
      const aside = kept.waiting.filter(({ op }) => op.opId === opId);
      return change({
        aside: [...kept.aside, ...aside],
        waiting: kept.waiting.filter(({ op }) => op.opId !== opId),
      });
    },
    dropAside: (opId) => change({ aside: kept.aside.filter(({ op }) => op.opId !== opId) }),
    keepUndo: (undo) => change({ undo }),
    keepBoard: (board, included) => {
      void change({ board });
      return without(included);
    },
  };
};

/** A disk that may turn out not to answer. */
export interface DiskInUse extends Disk {
  /** Whether the page's own memory is written to in its place. */
  readonly isAway: () => boolean;
  /** It cannot be read: what is pressed goes straight to the server, and only the page knows of it meanwhile. */
  readonly goAway: () => void;
  /** It answers after all: takes over what waits in memory. It rejects where it keeps nothing. */
  readonly comeBack: () => Promise<void>;
}

/** The disk of a screen, or its memory as long as that cannot be read (docs/product.md §16.5). */
export const createDiskInUse = (disk: Disk): DiskInUse => {
  let current = disk;
  return {
    isAway: () => current !== disk,
    goAway: () => {
      if (current === disk) current = createMemoryDisk();
    },
    comeBack: async () => {
      const { waiting, undo } = await current.read();
      // Numbered anew with what waits there: what the server knows already it answers as it did.
      for (const operation of waiting) await disk.store({ ...operation, dseq: undefined });
      if (undo.entries.length > 0) {
        const there = (await disk.read()).undo;
        await disk.keepUndo({
          entries: [...there.entries, ...undo.entries].slice(-UNDO_DEPTH),
          done: [...there.done, ...undo.done],
        });
      }
      current = disk;
    },
    read: () => current.read(),
    store: (operation) => current.store(operation),
    leave: (opId) => current.leave(opId),
    number: (...said) => current.number(...said),
    forget: (opIds) => current.forget(opIds),
    setAside: (opId) => current.setAside(opId),
    dropAside: (opId) => current.dropAside(opId),
    keepUndo: (undo) => current.keepUndo(undo),
    keepBoard: (board, included) => current.keepBoard(board, included),
  };
};
