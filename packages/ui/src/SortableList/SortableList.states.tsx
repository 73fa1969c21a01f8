import { bad } from '../values/bad.ts';

export interface Course {
  readonly id: string;
  readonly name: string;
}

export const courses: readonly Course[] = [
  { id: 'starters', name: 'Starters' },
  { id: 'mains', name: 'Mains' },
  { id: 'desserts', name: 'Desserts' },
  { id: 'coffee', name: 'Coffee' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: {},
  numbered: { isNumbered: true },
  tiles: { arrangement: 'tiles' },
  readOnly: { isNumbered: true, isReadOnly: true },
  bad: {
    isNumbered: true,
    label: bad.word,
    items: [
      { id: 'word', name: bad.word },
      { id: 'mixed', name: bad.mixed },
      { id: 'malformed', name: bad.malformed },
    ],
  },
} as const;
