export { AgeScale, type AgeScaleProps } from './AgeScale.tsx';
export type { DelayLevel } from './levels.ts';
