export * from './delay.ts';
export * from './judge.ts';
export * from './monitor.ts';
export * from './moves.ts';
export * from './operation.ts';
export * from './status.ts';
export * from './task.ts';
