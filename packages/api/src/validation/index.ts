export * from './articleNumber.ts';
export * from './claims.ts';
export * from './faults.ts';
export * from './formats.ts';
export * from './validate.ts';
