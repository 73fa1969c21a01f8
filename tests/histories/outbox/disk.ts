import type * as outbox from '@comanda/machines/kitchen/outbox';
import type { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';

export type Operation = Extract<outbox.OutboxEvent, { type: 'ASKED' }>['op'];
export interface Entry {
  readonly op: Operation;
  readonly dseq: number | undefined;
}
interface Job {
  /** Nothing of its kind overtakes it. */
  readonly isOrdered: boolean;
  readonly change: () => void;
  readonly heard: (isDone: boolean) => void;
}

/** What survives a page: written late, not always in order, sometimes not at all. */
export class Disk {
  install = 'install1';
  lastDseq = 0;
  entries: readonly Entry[] = [];
  readonly #clock: SimulatedClock;
  readonly #random: Random;
  #jobs: Job[] = [];
  #stopNext: (() => void) | undefined;
  /** How often in a hundred a write fails. */
  failing = 4;

  constructor(clock: SimulatedClock, random: Random) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Reading, storing and leaving keep their order; the rest may overtake. */
  write(isOrdered: boolean, change: () => void, heard: (isDone: boolean) => void): void {
    this.#jobs.push({ isOrdered, change, heard });
    this.#work();
  }

  /** The page is gone: some of what it wrote has arrived, and it never hears of it. */
  cut(): void {
    this.#stopNext?.();
    this.#stopNext = undefined;
    const arrived = this.#random.below(this.#jobs.length + 1);
    for (const { change } of this.#jobs.slice(0, arrived)) change();
    this.#jobs = [];
  }

  #work(): void {
    if (this.#stopNext || this.#jobs.length === 0) return;
    const delay = this.#random.chance(5) ? 400 : 1 + this.#random.below(20);
    this.#stopNext = this.#clock.after(delay, () => {
      this.#stopNext = undefined;
      const [first, second] = this.#jobs;
      const mayOvertake = second && !(first?.isOrdered && second.isOrdered) && this.#random.chance(30);
      const job = this.#jobs.splice(mayOvertake ? 1 : 0, 1)[0];
      const isDone = !this.#random.chance(this.failing);
      if (isDone) job?.change();
      job?.heard(isDone);
      this.#work();
    });
  }
}
