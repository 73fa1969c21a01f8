export * from './read.ts';
export * from './places.ts';
export { readAmount } from './units.ts';
export { decimalSignOf, readTyped, type Typing } from './typed.ts';
