interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => unknown;
}

/** No history has more than this; what does is a loop. */
const LONGEST = 100_000;

/** Time that passes only when it is told to, in milliseconds; what is due happens in its order. */
export class SimulatedClock {
  #now = 0;
  #ran = 0;
  #count = 0;
  readonly #due = new Map<number, Due>();

  get now(): number {
    return this.#now;
  }

  /** Runs something later; answers how to forget it. */
  after(delay: number, run: () => unknown): () => void {
    const order = (this.#count += 1);
    this.#due.set(order, { at: this.#now + Math.max(0, delay), order, run });
    return () => this.#due.delete(order);
  }

  /** The next that is due until then, for whoever asks to let it happen; after the last one it is then. */
  take(end: number): (() => unknown) | undefined {
    let next: Due | undefined;
    for (const due of this.#due.values())
      if (due.at <= end && (!next || due.at < next.at || (due.at === next.at && due.order < next.order)))
        next = due;
    if (!next) {
      this.#now = Math.max(this.#now, end);
      return undefined;
    }
    this.#ran += 1;
    if (this.#ran > LONGEST) throw new Error('Something happens for ever');
    this.#now = next.at;
    this.#due.delete(next.order);
    return next.run;
  }
  /** The next that is due until then happens; answers whether there was one. */
  step(end: number): boolean {
    const run = this.take(end);
    run?.();
    return run !== undefined;
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    while (this.step(end)) continue;
  }
}
