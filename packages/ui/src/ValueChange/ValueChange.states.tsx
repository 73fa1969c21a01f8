import { bad } from '../values/bad.ts';
import type { ValueChangeProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  figure: { before: '8.90 €', after: '9.20 €' },
  first: { after: '9.20 €' },
  last: { before: '8.90 €' },
  long: { before: `${bad.mixed} ${bad.word}`, after: bad.word },
} satisfies Record<string, ValueChangeProps>;
