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
