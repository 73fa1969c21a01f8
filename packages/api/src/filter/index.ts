export * from './check.ts';
export * from './filter.ts';
export * from './operators.ts';
