import { pastAt, worksOn } from '@comanda/machines/kitchen/rules';
import type { BoardRules } from '../shared/kind.ts';
import { stepFor } from '../shared/steps.ts';

const minute = 60_000;

/** Numbers: an order is handed over once all of it is ready, and as a whole. */
export const pickup: BoardRules = {
  filters: ['RDY'],
  works: worksOn.PICKUP,
  age: { from: 'RDY', until: 'DLV' },
  delays: { alert1: 5 * minute, alert2: 10 * minute },
  isWhole: true,
  next: (tasks) =>
    stepFor(
      'DELIVER',
      tasks.filter(({ status }) => status === 'RDY'),
    ),
  isCardReady: ({ status }) => status === 'RDY',
  seesStruck: false,
  past: pastAt.PICKUP,
};
