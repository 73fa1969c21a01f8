export * from './moments.ts';
export { overlaps, tidied } from './spans.ts';
export * from './text.ts';
export * from './week.ts';
