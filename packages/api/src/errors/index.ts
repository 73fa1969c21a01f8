export * from './errors.ts';
export * from './sessionEnds.ts';
