import { onDemand } from '../OnDemand/index.ts';

/** Renders the rows in view only; most lists are too short to need its code. */
export const OptionRows = onDemand(async () => (await import('./VirtualOptions.tsx')).VirtualOptions);
