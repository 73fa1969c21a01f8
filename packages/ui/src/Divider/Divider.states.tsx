import type { DividerProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  horizontal: { orientation: 'horizontal' },
  vertical: { orientation: 'vertical' },
} satisfies Record<string, DividerProps>;
