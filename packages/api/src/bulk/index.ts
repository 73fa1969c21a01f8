export * from './edit.ts';
export * from './operations.ts';
