import type { RelativeTimeProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. What is near to now is in the stories. */
export const states = {
  earlier: { at: '2024-02-03T08:12:00Z', timeZone: 'Europe/Madrid' },
  unknown: { at: 'some day' },
} satisfies Record<string, RelativeTimeProps>;
