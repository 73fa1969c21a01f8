import { onDemand } from '../OnDemand/index.ts';

/** More rows than this are virtual. */
export const VIRTUAL_ABOVE = 100;
/** Of so many rows, those that stand until the code for the rest is there: more than a screen. */
export const FIRST_ROWS = 40;
export const VirtualRows = onDemand(async () => (await import('./VirtualRows.tsx')).VirtualRows);
