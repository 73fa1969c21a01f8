/** What the workbench, the tools and the walks through the platform hold against the proof of contrast. */
export { pairsAmong } from './derive.ts';
export { isVeil, paintMarks, paintOf } from './paints.ts';
export { nameOf, printPairs, type Kind, type Pair } from './pairs.ts';
export { contrastReport } from './report.ts';
export { allPairs, pairsFile, readPairs, readVariants } from './sources.ts';
export { deficiencies, differences, type Deficiency } from './vision.ts';
export { decorativeRoles } from './waivers.ts';
