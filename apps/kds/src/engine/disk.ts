import type { KitchenCard, KitchenPosition, MonitorSettings } from '@comanda/api/calls';
import type { Operation, Processed } from '@comanda/machines/kitchen/rules';
import type { Undoable } from '@comanda/machines/kitchen/undo';

/** A disk that has not answered by then is taken for one that refuses (docs/product.md §16.5). */
export const READ_LIMIT_MS = 3000;

/** An operation that waits to be answered, or whose answer the kept board does not include yet. */
export interface KeptOperation {
  readonly op: Operation;
  readonly dseq: number | undefined;
  /** When the cook asked, milliseconds of the server's clock. */
  readonly at: number;
  /** What the cook reads: "Burger ×2, order 41". */
  readonly label: string;
}
export interface KeptUndo {
  readonly entries: readonly Undoable[];
  /** What the entries did, and what a waiting UNDO is to take back: the screen shows it before the server answers. */
  readonly done: readonly Processed[];
}
/** The board as it was shown last, for a start without a network. */
export interface KeptBoard {
  readonly asOf: KitchenPosition;
  readonly settings: MonitorSettings;
  readonly orders: readonly KitchenCard[];
  /** Discarded tasks that this monitor has acknowledged, each with its epoch. */
  readonly acknowledged: readonly (readonly [task: string, epoch: number])[];
  /** When it was last proved, milliseconds of the server's clock. */
  readonly provenAt: number;
  /** Milliseconds that the server's clock was ahead of the screen's. */
  readonly ahead: number;
  /** What has been heard: `task:epoch`, the newest last. */
  readonly heard: readonly string[];
}
export interface Kept {
  /** Names this storage to the server; nothing where no operation has been numbered yet. */
  readonly install: string | undefined;
  readonly lastDseq: number;
  /** In the order in which they were asked. */
  readonly waiting: readonly KeptOperation[];
  readonly undo: KeptUndo;
  readonly board: KeptBoard | undefined;
  readonly aside: readonly KeptOperation[];
}

/**
 * What a screen keeps (docs/product.md §16.5). Everything rejects when the storage refuses. What is stored, left and
 * numbered has reached the medium itself when its promise is fulfilled; the rest may be lost in a power cut.
 */
export interface Disk {
  readonly read: () => Promise<Kept>;
  /** Behind what is there, in the order of the calls. */
  readonly store: (operation: KeptOperation) => Promise<void>;
  readonly leave: (opId: string) => Promise<void>;
  /** Numbers and the last one of the install, all or nothing. */
  readonly number: (
    install: string,
    lastDseq: number,
    dseqs: Readonly<Record<string, number>>,
  ) => Promise<void>;
  readonly forget: (opIds: readonly string[]) => Promise<void>;
  /** Out of the way of the others, but still there. */
  readonly setAside: (opId: string) => Promise<void>;
  readonly dropAside: (opId: string) => Promise<void>;
  readonly keepUndo: (undo: KeptUndo) => Promise<void>;
  /** The board, and which operations it includes, so that they need not be told again: both or neither. */
  readonly keepBoard: (board: KeptBoard, included: readonly string[]) => Promise<void>;
}
