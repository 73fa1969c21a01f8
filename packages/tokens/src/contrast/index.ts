/** What the workbench, the tools and the walks through the platform hold against the proof of contrast. */
export { pairsAmong } from './derive.ts';
export { isVeil, paintMarks } from './paints.ts';
export { leastBetweenDelays } from './kitchen.ts';
export { nameOf, printPairs, type Kind, type Pair } from './pairs.ts';
export { contrastReport } from './report.ts';
export { seenIn } from './check.ts';
export { allPairs, offeredVariants, pairsFile, readPairs, readVariants } from './sources.ts';
export { deficiencies, differences } from './vision.ts';
export type { Deficiency } from '../vision.ts';
