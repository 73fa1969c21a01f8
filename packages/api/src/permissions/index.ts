export * from './actions.ts';
export * from './codes.ts';
export * from './fold.ts';
export * from './grantable.ts';
export * from './later.ts';
export * from './naming.ts';
export * from './roles.ts';
