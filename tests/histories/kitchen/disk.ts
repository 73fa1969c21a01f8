import type { Disk, Kept } from '../../../apps/kds/src/engine/disk.ts';
import type { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Ledger } from './ledger.ts';

interface Job {
  readonly change: () => void;
  readonly heard: (isDone: boolean) => void;
  readonly isReading?: boolean;
}
const empty: Kept = {
  install: undefined,
  lastDseq: 0,
  waiting: [],
  undo: { entries: [], done: [] },
  board: undefined,
  aside: [],
};

/** What survives the page of one screen: written in order, late, sometimes not at all. */
export class MemoryDisk {
  kept: Kept = empty;
  /** How often in a hundred a write fails. */
  failing = 3;
  /** How often in a thousand a write hangs; a reading more often, as there are few. */
  hanging = 2;
  readonly #clock: SimulatedClock;
  readonly #random: Random;
  readonly #ledger: Ledger;
  #jobs: Job[] = [];
  /** Sent by the page without it, and not taken over since. */
  readonly #passed = new Set<string>();
  #stop: (() => void) | undefined;

  constructor(clock: SimulatedClock, random: Random, ledger: Ledger) {
    this.#clock = clock;
    this.#random = random;
    this.#ledger = ledger;
  }

  /** The disk as one page has it. */
  open(): Disk {
    const change = (make: (kept: Kept) => Partial<Kept>, then?: () => void): Promise<void> =>
      new Promise((resolve, reject) => {
        this.#write({
          change: () => {
            this.kept = { ...this.kept, ...make(this.kept) };
            then?.();
          },
          heard: (isDone) => (isDone ? resolve() : reject(new Error('The disk is full'))),
        });
      });
    const ledger = this.#ledger;
    return {
      read: () =>
        new Promise((resolve) => {
          this.#write({ change: () => undefined, heard: () => resolve(this.kept), isReading: true });
        }),
      store: (operation) =>
        change(
          ({ waiting }) => ({ waiting: [...waiting, operation] }),
          () => {
            this.#passed.delete(operation.op.opId);
            ledger.stored(operation.op, operation.label);
          },
        ),
      leave: (opId) =>
        change(
          ({ waiting }) => ({ waiting: waiting.filter(({ op }) => op.opId !== opId) }),
          () => ledger.left.add(opId),
        ),
      number: (install, lastDseq, dseqs) =>
        change(({ waiting }) => ({
          install,
          lastDseq,
          waiting: waiting.map((one) => ({ ...one, dseq: dseqs[one.op.opId] ?? one.dseq })),
        })),
      forget: (opIds) =>
        change(({ waiting }) => ({ waiting: waiting.filter(({ op }) => !opIds.includes(op.opId)) })),
      setAside: (opId) =>
        change(
          ({ waiting, aside }) => ({
            waiting: waiting.filter(({ op }) => op.opId !== opId),
            aside: [...aside, ...waiting.filter(({ op }) => op.opId === opId)],
          }),
          () => ledger.aside.add(opId),
        ),
      dropAside: (opId) => change(({ aside }) => ({ aside: aside.filter(({ op }) => op.opId !== opId) })),
      keepUndo: (undo) => change(() => ({ undo })),
      keepBoard: (board, included) =>
        change(({ waiting }) => ({
          board,
          waiting: waiting.filter(({ op }) => !included.includes(op.opId)),
        })),
    };
  }

  /** What is sent without it, as it could not be read. */
  passedBy(data: Parameters<Ledger['straight']>[0]): void {
    for (const { opId } of data.ops) if (!this.#ledger.asked.has(opId)) this.#passed.add(opId);
    this.#ledger.straight(data);
  }
  /** The page is gone: some of what it wrote has arrived, and it never hears of it. */
  cut(): void {
    this.#stop?.();
    this.#stop = undefined;
    for (const { change } of this.#jobs.slice(0, this.#random.below(this.#jobs.length + 1))) change();
    this.#jobs = [];
    for (const opId of this.#passed) this.#ledger.gone.add(opId);
    this.#passed.clear();
  }

  #write(job: Job): void {
    this.#jobs.push(job);
    this.#work();
  }
  #work(): void {
    if (this.#stop || this.#jobs.length === 0) return;
    const takes =
      this.#random.below(1000) < this.hanging * (this.#jobs[0]?.isReading === true ? 20 : 1)
        ? 8000
        : this.#random.chance(4)
          ? 300
          : 1 + this.#random.below(12);
    this.#stop = this.#clock.after(takes, () => {
      this.#stop = undefined;
      const job = this.#jobs.shift();
      const isDone = !this.#random.chance(this.failing);
      if (isDone) job?.change();
      job?.heard(isDone);
      this.#work();
    });
  }
}
