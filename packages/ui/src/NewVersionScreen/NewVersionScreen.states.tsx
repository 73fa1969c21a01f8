import type { NewVersionScreenProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  ready: {},
  reloading: { isReloading: true },
} satisfies Record<string, Omit<NewVersionScreenProps, 'onReload'>>;
