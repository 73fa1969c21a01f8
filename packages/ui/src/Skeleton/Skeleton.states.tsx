import type { SkeletonProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  text: { shape: 'text', width: 'most' },
  title: { shape: 'title', width: 'half' },
  control: { shape: 'control' },
  row: { shape: 'row' },
  card: { shape: 'card' },
  avatar: { shape: 'avatar' },
} satisfies Record<string, SkeletonProps>;
