import type { PagingArrowsProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  first: { page: 1, pages: 3 },
  middle: { page: 2, pages: 3 },
  last: { page: 12, pages: 12 },
  one: { page: 1, pages: 1 },
} satisfies Record<string, Omit<PagingArrowsProps, 'onPageChange'>>;
