export * from './fold.ts';
