import type { MonitorSettings } from '@comanda/api/calls';
import { type Circuit, type Mover, type Operation, type Processed, type Relink, type Task } from '@comanda/machines/kitchen/rules';
/** Nobody prepares between cooking and handing over as yet (docs/product.md §16.2, row 4). */
export declare const circuit: Circuit;
export declare const moverOf: (settings: MonitorSettings) => Mover;
/** An operation of this screen that the truth may not include yet. */
export interface Pending {
    readonly op: Operation;
    readonly at: number;
    /** Once it is answered: its tasks that have still to arrive, each with the `rev` that includes it. */
    readonly due?: ReadonlyMap<string, number>;
}
export interface Replayed {
    /** The tasks that stand otherwise than in the truth. */
    readonly tasks: ReadonlyMap<string, Task>;
    /** Tasks of operations that nobody has answered. */
    readonly touched: ReadonlySet<string>;
    /** Acknowledged here, each with its epoch. */
    readonly acknowledged: ReadonlyMap<string, number>;
    /** What each operation has done, as far as it is known here; the waiting ones included. */
    readonly done: ReadonlyMap<string, Processed>;
}
/** The earlier operation is known by another `rev` from now on. */
export declare const relinked: (processed: Processed, relinks: readonly Relink[]) => Processed;
/**
 * The truth with this screen's own operations on it, judged by the server's own rules and in their order
 * (docs/product.md §16.5). What the rules do not let pass any more is left where the truth has it.
 */
export declare const replay: (truthOf: (task: string) => Task | undefined, pending: readonly Pending[], known: ReadonlyMap<string, Processed>, mover: Mover) => Replayed;
