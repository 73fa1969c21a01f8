import type { BodyOf, kitchenCalls } from '@comanda/api/calls';
import type { Mover, Operation } from '@comanda/machines/kitchen/rules';
import type { Done, KitchenStore } from '../../../apps/server/src/domain/kitchen/store.ts';
import type { Answer, Asked, Change, State } from '../rules/record.ts';

interface Answered {
  readonly opId: string;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly moved: Readonly<Record<string, number>>;
}
interface Moved extends State {
  readonly id: string;
  readonly line: string;
  readonly section: string;
}

interface Pressed {
  readonly id: string;
  readonly epoch: number;
}

const sorted = (entries: readonly (readonly unknown[])[]): string =>
  entries
    .map((entry) => entry.join(' '))
    .sort()
    .join(', ');

/** Everything that happened at the server, and what lay on the disks of the screens. */
export class Ledger {
  readonly changes: Change[] = [];
  /** When each change was made, by the clock of the history. */
  readonly when: number[] = [];
  readonly answers: Answer[] = [];
  readonly asked = new Map<string, Asked>();
  /** Taken back by their cooks before they were sent. */
  readonly left = new Set<string>();
  /** Known to a page only, which is gone: done if they had left it, and lost else. */
  readonly gone = new Set<string>();
  readonly aside = new Set<string>();
  /** What was wrong while it happened. */
  readonly faults: string[] = [];
  readonly states = new Map<string, State>();
  readonly #clock: () => number;
  readonly #then = new Map<string, Change>();
  readonly #pressed = new Map<string, ReadonlyMap<string, number>>();
  #aged = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** A cook's press: each dish as it stood before them. */
  pressed(label: string, seen: readonly Pressed[]): void {
    this.#pressed.set(label, new Map(seen.map(({ id, epoch }) => [id, epoch])));
  }
  /** It is on a disk: from here on it counts. */
  stored(op: Operation, label: string): void {
    if (op.kind !== 'UNDO')
      for (const { task, epoch } of op.tasks) {
        const seen = this.#pressed.get(label)?.get(task);
        if (seen !== epoch) this.faults.push(`${op.opId} says ${task} ${epoch}, its cook saw ${seen}`);
      }
    this.asked.set(op.opId, {
      opId: op.opId,
      install: op.install,
      kind: op.kind,
      target: op.kind === 'UNDO' ? op.target : undefined,
      intents: op.kind === 'UNDO' ? [] : op.tasks,
    });
  }
  /** What a screen that cannot read its disk sends straight to the server counts from there on. */
  straight({ install, ops }: BodyOf<typeof kitchenCalls.line>): void {
    for (const op of ops)
      if (!this.asked.has(op.opId))
        this.asked.set(op.opId, {
          opId: op.opId,
          install,
          kind: op.kind,
          target: op.kind === 'UNDO' ? op.target : undefined,
          intents: op.kind === 'UNDO' ? [] : op.tasks,
        });
  }
  put(after: Moved, cause: string, at: number): void {
    const { id: task, line, section } = after;
    this.changes.push({ task, line, section, cause, at, before: this.states.get(task), after });
    this.when.push(this.#clock());
    this.states.set(task, after);
  }
  /** Every task as it was at a moment, which only goes on from call to call. */
  at(moment: number): ReadonlyMap<string, Change> {
    for (let made = this.changes[this.#aged]; made; made = this.changes[this.#aged]) {
      if ((this.when[this.#aged] ?? 0) > moment) break;
      this.#then.set(made.task, made);
      this.#aged += 1;
    }
    return this.#then;
  }
  /** What a till has done, or time, seen from the tasks as they are now. */
  compare(now: readonly Moved[], at: number, cause = 'till'): void {
    for (const task of now) if (this.states.get(task.id)?.rev !== task.rev) this.put(task, cause, at);
  }
  /** The store, and every word of it that counts. */
  watch(store: KitchenStore, mover: Mover): KitchenStore {
    return {
      ...store,
      keep: async (done) => {
        await store.keep(done);
        this.#keep(done, mover, store.at);
      },
    };
  }
  /** What a screen was told, which has to be what it was told before. */
  told(answers: readonly Answered[], mover: Mover, at: number): void {
    const made = this.changes.length;
    for (const { opId, outcomes, moved } of answers) {
      const own = this.changes
        .filter(({ cause }) => cause === opId)
        .map(({ task, after }) => [task, after.rev]);
      if (sorted(own) !== sorted(Object.entries(moved)))
        this.faults.push(
          `${opId} moved ${sorted(own)}, the screen was told ${sorted(Object.entries(moved))}`,
        );
      this.answers.push({
        opId,
        mover,
        at,
        outcomes,
        acknowledged: [],
        changesBefore: made,
        changesAfter: made,
      });
    }
  }

  #keep({ install, operations }: Done, mover: Mover, at: number): void {
    for (const { performed } of operations) {
      const { opId, outcomes, acknowledged } = performed;
      const changesBefore = this.changes.length;
      for (const task of performed.changed) this.put(task, opId, at);
      const asked = this.asked.get(opId);
      if (asked) this.asked.set(opId, { ...asked, install });
      this.answers.push({
        opId,
        mover,
        at,
        outcomes,
        acknowledged,
        changesBefore,
        changesAfter: this.changes.length,
      });
    }
  }
}
