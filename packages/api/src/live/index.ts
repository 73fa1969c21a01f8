export * from './frames.ts';
export * from './kitchen.ts';
