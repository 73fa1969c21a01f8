export * from './read.ts';
export * from './places.ts';
export { decimalSignOf, readTyped, type Typing } from './typed.ts';
