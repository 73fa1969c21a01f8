import type { MonitorSettings } from '@comanda/api/calls';
import {
  type Circuit,
  type Mover,
  type Operation,
  perform,
  type Performed,
  type Processed,
  type Relink,
  type Task,
} from '@comanda/machines/kitchen/rules';
import { ownSections } from './truth.ts';

/** The stages of a task's order; a platform of the release before knows no more than cooking. */
export type CircuitOf = (task: Pick<Task, 'id'>) => Circuit;
export const noStages: Circuit = { hasPreparation: false };

export const moverOf = (settings: MonitorSettings): Mover => ({
  kind: settings.kind,
  sections: [...ownSections(settings)],
  skipsStart: settings.skipStart,
  mayDiscard: settings.discard,
  ...(settings.transfer === true && {
    handsTo: settings.sections.filter(({ isShown }) => isShown === true).map(({ id }) => id),
  }),
});

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
export const relinked = (processed: Processed, relinks: readonly Relink[]): Processed => ({
  ...processed,
  applied: processed.applied.map((applied) => {
    const relink = relinks.find(({ task, from }) => task === applied.task && from === applied.rev);
    return relink ? { ...applied, rev: relink.to } : applied;
  }),
});

const onlyDue = (op: Operation, due: ReadonlyMap<string, number>): Operation =>
  op.kind === 'UNDO' ? op : { ...op, tasks: op.tasks.filter(({ task }) => due.has(task)) };
const tasksOf = (op: Operation, performed: Performed): readonly string[] =>
  op.kind === 'UNDO' ? Object.keys(performed.outcomes) : op.tasks.map(({ task }) => task);

/**
 * The truth with this screen's own operations on it, judged by the server's own rules and in their order
 * (docs/product.md §16.5). What the rules do not let pass any more is left where the truth has it.
 */
export const replay = (
  truthOf: (task: string) => Task | undefined,
  pending: readonly Pending[],
  known: ReadonlyMap<string, Processed>,
  mover: Mover,
  circuitOf: CircuitOf,
  matesOf: (task: Task) => readonly Task[],
): Replayed => {
  const tasks = new Map<string, Task>();
  const done = new Map(known);
  const touched = new Set<string>();
  const acknowledged = new Map<string, number>();
  const apply = ({ op, at, due }: Pending): Performed => {
    const isDue = (task: string): boolean => due?.has(task) ?? true;
    return perform(due ? onlyDue(op, due) : op, {
      taskOf: (id) => tasks.get(id) ?? truthOf(id),
      // The operation itself has been answered; what it did has to be done again here.
      processedOf: (opId) => {
        if (opId === op.opId) return undefined;
        const processed = done.get(opId);
        return processed && { ...processed, applied: processed.applied.filter(({ task }) => isDue(task)) };
      },
      circuitOf,
      matesOf: (task) => matesOf(task).map((mate) => (tasks.get(mate.id) ?? mate).section),
      mover,
      at,
    });
  };
  for (const one of pending) {
    const performed = apply(one);
    for (const task of performed.changed)
      tasks.set(task.id, { ...task, rev: one.due?.get(task.id) ?? task.rev });
    for (const { id, epoch } of performed.acknowledged) acknowledged.set(id, epoch);
    if (one.due) continue;
    for (const task of tasksOf(one.op, performed)) touched.add(task);
    for (const [opId, processed] of done) done.set(opId, relinked(processed, performed.relinks));
    done.set(one.op.opId, performed);
  }
  return { tasks, touched, acknowledged, done };
};
