export * from './login.ts';
export * from './tokens.ts';
