export * from './actions.ts';
export * from './fold.ts';
export * from './naming.ts';
export * from './roles.ts';
