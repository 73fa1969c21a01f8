export * from './actions.ts';
export * from './naming.ts';
