import type { KitchenBoard } from '@comanda/api/calls';
import type { KitchenData } from '@comanda/api/live';
import type { Circuit, Processed, Task } from '@comanda/machines/kitchen/rules';
import type { KeptBoard } from './disk.ts';
import { type CircuitOf, moverOf, noStages, type Pending, replay, type Replayed } from './replay.ts';
import {
  cardsOf,
  restoredTruth,
  saysAll,
  type Truth,
  withAcknowledged,
  withBoard,
  withFrame,
} from './truth.ts';

/** A truth that is another one than before. */
export interface Accepted {
  readonly before: Truth | undefined;
  readonly after: Truth;
  /** The tasks of the orders that changed. */
  readonly tasks: readonly Task[];
}
type Kept = Pick<KeptBoard, 'asOf' | 'settings' | 'orders' | 'acknowledged'>;

const nothing: Replayed = { tasks: new Map(), touched: new Set(), acknowledged: new Map(), done: new Map() };
const indexOf = ({ orders }: Truth): ReadonlyMap<string, Task> =>
  new Map([...orders.values()].flatMap(({ tasks }) => tasks.map((task) => [task.id, task] as const)));

/** Of those orders that have more stages than cooking. */
const circuitsOf = ({ orders }: Truth): ReadonlyMap<string, Circuit> =>
  new Map(
    [...orders.values()].flatMap(({ card: { circuit }, tasks }) =>
      circuit?.hasPreparation === true ? tasks.map(({ id }) => [id, circuit] as const) : [],
    ),
  );

/** What the server is known to have of the orders of one monitor, from its disk, its boards and its frames. */
export const createBoard = () => {
  let truth: Truth | undefined;
  let index: ReadonlyMap<string, Task> = new Map();
  let circuits: ReadonlyMap<string, Circuit> = new Map();
  const become = (next: Truth): Accepted => {
    const before = truth;
    truth = next;
    index = indexOf(next);
    circuits = circuitsOf(next);
    const tasks = [...next.orders.values()]
      .filter((order) => before?.orders.get(order.card.id)?.tasks !== order.tasks)
      .flatMap((order) => order.tasks);
    return { before, after: next, tasks };
  };
  const taskOf = (task: string): Task | undefined => index.get(task);
  const matesOf = ({ id, line }: Task): readonly Task[] =>
    [...index.values()].filter((other) => other.line === line && other.id !== id);
  const circuitOf: CircuitOf = ({ id }) => circuits.get(id) ?? noStages;
  return {
    truth: (): Truth | undefined => truth,
    taskOf,
    /** The truth with operations of this screen on it. */
    replayed: (pending: readonly Pending[], done: ReadonlyMap<string, Processed>): Replayed =>
      truth ? replay(taskOf, pending, done, moverOf(truth.settings), circuitOf, matesOf) : nothing,
    restore: (kept: KeptBoard): void => void become(restoredTruth(kept)),
    withBoard: (board: KitchenBoard): Accepted => become(withBoard(truth, board)),
    /**
     * @returns what is new, if anything, and whether the frame said all of it; else the board has to be fetched
     */
    withFrame: (
      data: KitchenData,
    ): { readonly accepted: Accepted | undefined; readonly isWhole: boolean } => {
      if (!truth) return { accepted: undefined, isWhole: true };
      const isSure = saysAll(truth, data);
      const next = withFrame(truth, data);
      const accepted = next && next !== truth ? become(next) : undefined;
      return { accepted, isWhole: next !== undefined && isSure };
    },
    acknowledge: (tasks: readonly Pick<Task, 'id' | 'epoch'>[]): void => {
      if (truth) truth = withAcknowledged(truth, tasks);
    },
    /** For the disk. */
    kept: (seq: number): Kept | undefined =>
      truth && {
        asOf: { epoch: truth.epoch, seq },
        settings: truth.settings,
        orders: cardsOf(truth),
        acknowledged: [...truth.acknowledged],
      },
  };
};
export type Board = ReturnType<typeof createBoard>;
