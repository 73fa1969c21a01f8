import { popoverOnDemand } from '../OnDemand/index.ts';

/** A button that opens the editor of a condition. */
export const ConditionTrigger = popoverOnDemand(
  async () => (await import('./ConditionPopover.tsx')).ConditionPopover,
);
