import type { SearchButtonProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  withKeys: { label: 'Search or go to…', keys: ['Ctrl', 'K'] },
  plain: { label: 'Search or go to…' },
} satisfies Record<string, Omit<SearchButtonProps, 'onPress'>>;
