export * from './labels.ts';
export * from './help.ts';
