import type { KbdProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  key: { children: 'Esc' },
  letter: { children: 'K' },
} satisfies Record<string, KbdProps>;
