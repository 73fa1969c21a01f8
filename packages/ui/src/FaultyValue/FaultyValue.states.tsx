import { bad } from '../values/bad.ts';
import type { FaultyValueProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  value: { children: 'LAGER-PREMIUM-6-BOTTLES', reason: 'At most 20 characters.' },
  missing: { reason: 'Fill this in.' },
  long: {
    children: `${bad.mixed} ${bad.word}`,
    reason: `“${bad.word}” is not among your records yet (Department).`,
  },
} satisfies Record<string, FaultyValueProps>;
