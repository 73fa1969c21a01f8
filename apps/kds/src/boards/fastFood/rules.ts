import { regular } from '../regular/rules.ts';
import type { BoardRules } from '../shared/kind.ts';
import { cookNext } from '../shared/steps.ts';

/** A fast food line: one press anywhere on an order finishes all of it. */
export const fastFood: BoardRules = {
  ...regular,
  isWhole: true,
  next: (tasks) => cookNext(tasks, true),
};
