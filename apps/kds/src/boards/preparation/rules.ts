import { pastAt, worksOn } from '@comanda/machines/kitchen/rules';
import type { BoardRules } from '../shared/kind.ts';
import { stepFor } from '../shared/steps.ts';

const minute = 60_000;

/** The pass: what is cooked is put together and made ready; what is still on the stove stands beside it. */
export const preparation: BoardRules = {
  filters: ['finished', 'RDY', 'all'],
  works: worksOn.PREPARATION,
  age: { from: 'FNL', until: 'RDY' },
  // A dish that waits at the pass gets cold.
  delays: { alert1: 2 * minute, alert2: 4 * minute },
  isWhole: false,
  next: (tasks) =>
    stepFor(
      'READY',
      tasks.filter(({ status }) => status === 'FNL'),
    ),
  seesStruck: false,
  past: pastAt.PREPARATION,
};
