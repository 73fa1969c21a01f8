import * as fc from 'fast-check';

interface Histories<E extends { readonly type: string }, Model extends object, Real> {
  readonly event: fc.Arbitrary<E>;
  /** Whether the world could send the event now; by default it always can. */
  readonly isPossible?: (model: Readonly<Model>, event: E) => boolean;
  readonly setup: () => { model: Model; real: Real };
  /** Sends the event to the real thing, tells the model, and compares the two. */
  readonly step: (model: Model, real: Real, event: E) => void;
  readonly runs: number;
  readonly longest: number;
}

/** Model-based runs: histories of events that fast-check shrinks to the shortest one that fails. */
export function checkHistories<E extends { readonly type: string }, Model extends object, Real>({
  event,
  isPossible = () => true,
  setup,
  step,
  runs,
  longest,
}: Histories<E, Model, Real>): void {
  const command = event.map((sent) => ({
    check: (model: Readonly<Model>) => isPossible(model, sent),
    run: (model: Model, real: Real) => {
      step(model, real, sent);
    },
    toString: () => JSON.stringify(sent),
  }));
  fc.assert(
    fc.property(fc.commands([command], { maxCommands: longest, size: 'max' }), (commands) => {
      fc.modelRun(setup, commands);
    }),
    { numRuns: runs },
  );
}
