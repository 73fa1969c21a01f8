import { bad } from '../values/bad.ts';

export interface Path {
  readonly id: string;
  readonly path: string;
  readonly isMain: boolean;
}

export const paths: readonly Path[] = [
  { id: 'orders', path: '/orders', isMain: true },
  { id: 'tickets', path: '/tickets', isMain: false },
  { id: 'stock', path: '/stock', isMain: false },
];

/** A line that names another record, and how much of it. */
export interface Part {
  readonly id: string;
  readonly product: string | null;
  readonly amount: string;
}
export const products = [
  { id: 'beer', label: 'Small draught beer', detail: 'CANA' },
  { id: 'olives', label: 'Dressed olives', detail: 'ACEIT' },
  { id: 'tortilla', label: 'Potato omelette', detail: 'TORTI' },
  { id: 'word', label: bad.word, detail: bad.mixed },
];
export const parts: readonly Part[] = [
  { id: 'one', product: 'beer', amount: '1' },
  { id: 'two', product: 'olives', amount: '2' },
  { id: 'three', product: null, amount: '1' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: { lines: paths },
  one: { lines: paths.slice(0, 1) },
  empty: { lines: [] },
  bad: {
    label: bad.word,
    lines: [
      { id: 'word', path: bad.word, isMain: false },
      { id: 'mixed', path: bad.mixed, isMain: true },
    ],
  },
} as const;
