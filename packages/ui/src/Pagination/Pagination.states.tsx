import type { PaginationProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  first: { page: 1, pageSize: 25, total: 340 },
  middle: { page: 7, pageSize: 25, total: 340 },
  last: { page: 14, pageSize: 25, total: 340 },
  one: { page: 1, pageSize: 10, total: 7 },
  none: { page: 1, pageSize: 10, total: 0 },
  capped: { page: 3, pageSize: 100, total: 10_000, isTotalCapped: true },
  beyondTheEnd: { page: 9, pageSize: 10, total: 7 },
  huge: { page: 123_456_789, pageSize: 100, total: Number.MAX_SAFE_INTEGER },
  disabled: { page: 7, pageSize: 25, total: 340, isDisabled: true },
} satisfies Record<string, Omit<PaginationProps, 'onPageChange' | 'onPageSizeChange'>>;
