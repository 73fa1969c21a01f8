import type { Moved } from '@comanda/api/calls';
import type { Task } from '@comanda/machines/kitchen/rules';
import type {
  Done,
  Happening,
  KeptOperation,
  KeptTask,
  KitchenStore,
} from '../../apps/server/src/domain/kitchen/store.ts';

export interface NumberedHappening extends Happening {
  readonly seq: number;
  readonly at: number;
  /** Of its order's dishes: their monitors are told. */
  readonly sections: readonly string[];
}
interface State {
  readonly tasks: Map<string, KeptTask>;
  readonly operations: Map<string, KeptOperation & { readonly dseq: number }>;
  readonly installs: Map<string, number>;
  /** By monitor and task: the epoch of the discard that was seen. */
  readonly acknowledged: Map<string, number>;
  /** By task: when and at which monitor it was last moved. */
  readonly moved: Map<string, Moved>;
  readonly told: NumberedHappening[];
  at: number;
}
const copied = (state: State): State => ({
  tasks: new Map(state.tasks),
  operations: new Map(state.operations),
  installs: new Map(state.installs),
  acknowledged: new Map(state.acknowledged),
  moved: new Map(state.moved),
  told: [...state.told],
  at: state.at,
});

/** The kitchen of one shop in memory; passes the tests of every store of a kitchen. */
export class MemoryStore {
  readonly #clock: () => number;
  #state: State = {
    tasks: new Map(),
    operations: new Map(),
    installs: new Map(),
    acknowledged: new Map(),
    moved: new Map(),
    told: [],
    at: 0,
  };
  #last: Promise<unknown> = Promise.resolve();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get tasks(): readonly KeptTask[] {
    return [...this.#state.tasks.values()];
  }
  get told(): readonly NumberedHappening[] {
    return this.#state.told;
  }
  /** Discards that a monitor has seen. */
  acknowledgedBy(monitor: string): readonly Pick<Task, 'id' | 'epoch'>[] {
    return [...this.#state.acknowledged].flatMap(([key, epoch]) => {
      const [by, id = ''] = key.split(' ');
      return by === monitor ? [{ id, epoch }] : [];
    });
  }
  movedOf(task: string): Moved {
    return this.#state.moved.get(task) ?? { at: 0, by: null };
  }
  lastDseqOf(install: string): number {
    return this.#state.installs.get(install) ?? 0;
  }
  /** Tasks as a till fires them. */
  add(tasks: readonly KeptTask[]): void {
    for (const task of tasks) {
      this.#state.tasks.set(task.id, task);
      this.#state.moved.set(task.id, { at: task.times.PND ?? 0, by: null });
    }
  }

  /** Runs work while nobody else writes; undone when it throws. */
  run<T>(work: (store: KitchenStore) => Promise<T>): Promise<T> {
    const done = this.#last.then(async () => {
      const before = copied(this.#state);
      try {
        return await work(this.#held());
      } catch (error) {
        this.#state = before;
        throw error;
      }
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  #held(): KitchenStore {
    const state = this.#state;
    state.at = Math.max(state.at, this.#clock());
    const { at } = state;
    return {
      at,
      tasksBy: (ids) => Promise.resolve(ids.flatMap((id) => state.tasks.get(id) ?? [])),
      matesBy: (ids) => {
        const lines = new Set(ids.map((id) => state.tasks.get(id)?.line));
        return Promise.resolve([...state.tasks.values()].filter(({ line }) => lines.has(line)));
      },
      processedBy: (opIds) =>
        Promise.resolve(
          opIds.flatMap((opId) => {
            const { dseq: _, ...operation } = state.operations.get(opId) ?? {};
            return 'opId' in operation ? [operation] : [];
          }),
        ),
      numbersOf: (install, dseqs) =>
        Promise.resolve({
          last: state.installs.get(install) ?? 0,
          operations: new Map(
            [...state.operations.values()]
              .filter((one) => one.install === install && dseqs.includes(one.dseq))
              .map(({ dseq, opId }) => [dseq, opId] as const),
          ),
        }),
      keep: (done) => {
        keep(state, done, at);
        return Promise.resolve();
      },
    };
  }
}

const keep = (state: State, done: Done, at: number): void => {
  const { install, monitor, operations, lastDseq, tasks, relinks, acknowledged, happenings } = done;
  for (const task of tasks) {
    const known = state.tasks.get(task.id);
    if (!known) continue;
    state.tasks.set(task.id, { ...known, ...task });
    state.moved.set(task.id, { at, by: monitor === '' ? null : monitor });
  }
  for (const { task, from, to } of relinks)
    for (const [opId, known] of state.operations)
      if (known.applied.some((one) => one.task === task && one.rev === from))
        state.operations.set(opId, {
          ...known,
          applied: known.applied.map((one) =>
            one.task === task && one.rev === from ? { ...one, rev: to } : one,
          ),
        });
  for (const { dseq, performed } of operations) {
    const { opId, outcomes, applied, changed } = performed;
    if (state.operations.has(opId)) throw new Error(`${opId} is kept already`);
    state.operations.set(opId, {
      opId,
      install,
      dseq,
      at: performed.at,
      outcomes,
      applied,
      moved: Object.fromEntries(changed.map(({ id, rev }) => [id, rev])),
      relinks: performed.relinks,
    });
  }
  state.installs.set(install, Math.max(lastDseq, state.installs.get(install) ?? 0));
  for (const { id, epoch } of acknowledged) state.acknowledged.set(`${monitor} ${id}`, epoch);
  for (const happening of happenings) {
    const own = [...state.tasks.values()].filter(({ order }) => order === happening.order);
    const sections = [...new Set([...own.map(({ section }) => section), ...(happening.sections ?? [])])];
    state.told.push({ ...happening, seq: state.told.length + 1, at, sections });
  }
};
