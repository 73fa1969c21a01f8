import type { MonitorKind } from '@comanda/machines/kitchen/rules';
import { fastFood } from './fastFood/rules.ts';
import { pickup } from './pickup/rules.ts';
import { preparation } from './preparation/rules.ts';
import { regular } from './regular/rules.ts';
import type { BoardRules } from './shared/kind.ts';

/** The rules of each kind of monitor. A whole order is cooked as a section's part of it is: its monitor has all sections. */
export const rulesOf: Readonly<Record<MonitorKind, BoardRules>> = {
  REGULAR: regular,
  FASTFOOD: fastFood,
  FULLORDER: regular,
  PREPARATION: preparation,
  PICKUP: pickup,
};
