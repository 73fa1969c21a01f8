export * from './actions.ts';
export * from './naming.ts';
export * from './roles.ts';
