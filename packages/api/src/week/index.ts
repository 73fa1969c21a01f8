export * from './text.ts';
export * from './week.ts';
