import type { MoveOutcome } from '@comanda/machines/kitchen/rules';
import { Counter, type Registry } from 'prom-client';

/** What became of the tasks that screens wanted to move, since this process began. */
const tally = new Map<MoveOutcome, number>();
export const count = (outcomes: readonly MoveOutcome[]): void => {
  for (const outcome of outcomes) tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
};

export const addTally = (registry: Registry): void => {
  const counter = new Counter({
    name: 'kitchen_operations_total',
    help: 'Tasks that screens of the kitchen wanted to move, by what became of it.',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      counter.reset();
      for (const [outcome, number] of tally) counter.inc({ outcome }, number);
    },
  });
};
