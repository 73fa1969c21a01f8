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
  readOnly: { isNumbered: true, isReadOnly: true },
} as const;
