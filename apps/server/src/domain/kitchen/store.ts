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
  /** The server's clock, milliseconds. */
  readonly at: number;
  readonly tasksBy: (ids: readonly string[]) => Promise<readonly KeptTask[]>;
  readonly processedBy: (opIds: readonly string[]) => Promise<readonly Processed[]>;
  /** Operations of an install, by their numbers. */
  readonly operationsBy: (install: string, dseqs: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The highest number of an install that was processed; 0 for one that is new. */
  readonly lastDseqOf: (install: string) => Promise<number>;
  /** Writes what was done, all of it or nothing; answers the number of the event. */
  readonly keep: (done: Done) => Promise<void>;
}
export interface KeptTask extends Task {
  readonly order: string;
}

/** One operation with its number, and what became of it. */
export interface DoneOperation {
  readonly op: Operation;
  readonly dseq: number;
  readonly performed: Performed;
}
/** Something to tell every screen that shows an order. */
export interface Happening {
  readonly kind: KitchenEventKind;
  readonly order: string;
  /** As they are now. */
  readonly tasks: readonly Task[];
  readonly op?: { readonly id: string; readonly install: string; readonly monitor: string };
}
export interface Done {
  readonly install: string;
  readonly monitor: string;
  readonly operations: readonly DoneOperation[];
  readonly tasks: readonly Task[];
  readonly relinks: readonly Relink[];
  readonly acknowledged: readonly Pick<Task, 'id' | 'epoch'>[];
  readonly happenings: readonly Happening[];
}
/** Who asks: the screen's monitor, and what it may do. */
export interface Asking {
  readonly monitor: string;
  readonly install: string;
  readonly mover: Mover;
  readonly circuitOf: (task: Task) => Circuit;
}
