import { pastAt, worksOn } from '@comanda/machines/kitchen/rules';
import type { BoardRules } from '../shared/kind.ts';
import { cookNext } from '../shared/steps.ts';

/** A cook of some sections: dishes are started, then finished. */
export const regular: BoardRules = {
  filters: ['NFN', 'PND', 'CRT', 'finished', 'DSC', 'all'],
  works: worksOn.REGULAR,
  age: { from: 'PND', until: 'FNL' },
  isWhole: false,
  next: cookNext,
  seesStruck: true,
  past: pastAt.REGULAR,
};
