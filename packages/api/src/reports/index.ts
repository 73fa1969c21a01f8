export * from './dimensions.ts';
export * from './labels.ts';
export * from './measures.ts';
export * from './period.ts';
export * from './presentations.ts';
