import type { BoardPictureProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { orders: [] },
  quiet: { orders: [2, 4] },
  rush: { orders: [4, 2, 3, 5, 4, 1, 7, 4, 3, 6, 4, 2, 3, 5, 4, 1, 7, 4] },
} satisfies Record<string, BoardPictureProps>;
