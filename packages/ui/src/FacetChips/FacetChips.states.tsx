import type { FacetChipsProps } from './index.ts';

export const options = [
  { id: 'A', label: 'Active', count: 1180 },
  { id: 'I', label: 'Inactive', count: 54 },
  { id: 'D', label: 'Discarded' },
] as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none: { value: [] },
  one: { value: ['A'] },
  two: { value: ['A', 'D'] },
} satisfies Record<string, Pick<FacetChipsProps<'A' | 'I' | 'D'>, 'value'>>;
