import type { Moved } from '@comanda/api/calls';
import type { KitchenEventKind } from '@comanda/api/live';
import type {
  Circuit,
  Mover,
  Operation,
  Performed,
  Processed,
  Relink,
  Task,
} from '@comanda/machines/kitchen/rules';

/**
 * What the kitchen of one shop keeps, as its work needs it: held by PostgreSQL, and in tests by a memory that passes the
 * same tests. All of it belongs to one shop, and nobody else writes there until the work has ended: `at` is then the
 * order of things.
 */
export interface KitchenStore {
  /** The server's clock, milliseconds; never before what was done last. */
  readonly at: number;
  readonly tasksBy: (ids: readonly string[]) => Promise<readonly KeptTask[]>;
  /** The tasks of the lines that these are of, themselves included. */
  readonly matesBy: (ids: readonly string[]) => Promise<readonly KeptTask[]>;
  readonly processedBy: (opIds: readonly string[]) => Promise<readonly KeptOperation[]>;
  /** What is known of an install, and of some of its numbers. */
  readonly numbersOf: (install: string, dseqs: readonly number[]) => Promise<KnownNumbers>;
  /** Writes what was done, all of it or nothing, and numbers the happenings in their order. */
  readonly keep: (done: Done) => Promise<void>;
}
export interface KeptTask extends Task {
  readonly order: string;
  /** The stages of its order; none beyond cooking where nothing is said. */
  readonly circuit?: Circuit;
}
export interface KnownNumbers {
  /** The highest that was processed; 0 of an install that is new. */
  readonly last: number;
  /** The operations that were processed under those asked for. */
  readonly operations: ReadonlyMap<number, string>;
}
/** What was processed and what was answered then; `applied` follows later relinks, the answer does not. */
export interface KeptOperation extends Processed {
  /** The tasks that it moved, each with its `rev` right after that. */
  readonly moved: Readonly<Record<string, number>>;
  readonly relinks: readonly Relink[];
}

/** One operation with its number, and what became of it. */
export interface DoneOperation {
  readonly op: Operation;
  readonly dseq: number;
  readonly performed: Performed;
}
export interface ToldTask extends Task {
  readonly moved: Moved;
}
export const toldTasks = (tasks: readonly Task[], moved: Moved): readonly ToldTask[] =>
  tasks.map(({ id, line, section, status, epoch, rev, isHeld, times, attempt = 0, isRush = false }) => ({
    id,
    line,
    section,
    status,
    epoch,
    rev,
    isHeld,
    times,
    attempt,
    isRush,
    moved,
  }));

/** Something to tell every screen that shows an order. */
export interface Happening {
  readonly kind: KitchenEventKind;
  readonly order: string;
  /** As they are now. */
  readonly tasks: readonly ToldTask[];
  /** Whose monitors are told besides those that have a task of it now. */
  readonly sections?: readonly string[];
  /** Tasks whose discarding the monitor of `op` has seen: they leave it. */
  readonly acknowledged?: readonly string[];
  readonly op?: { readonly id: string; readonly install: string; readonly monitor: string };
}
export interface Done {
  readonly install: string;
  readonly monitor: string;
  /** Those that were new. */
  readonly operations: readonly DoneOperation[];
  /** The highest number of the install that is processed now. */
  readonly lastDseq: number;
  readonly tasks: readonly Task[];
  /** For operations that were kept before; at most one for each task and `rev`. */
  readonly relinks: readonly Relink[];
  readonly acknowledged: readonly Pick<Task, 'id' | 'epoch'>[];
  readonly happenings: readonly Happening[];
}
/** Who asks: the screen's monitor, and what it may do. */
export interface Asking {
  readonly monitor: string;
  readonly install: string;
  readonly mover: Mover;
}
