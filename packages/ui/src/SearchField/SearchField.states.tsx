import { bad } from '../values/bad.ts';
import type { SearchFieldProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Search taxes' },
  filled: { label: 'Search taxes', defaultValue: 'IVA' },
  small: { label: 'Search taxes', size: 'sm' },
  labelled: { label: 'Search taxes', isLabelHidden: false },
  disabled: { label: 'Search taxes', isDisabled: true },
  bad: { label: bad.word, isLabelHidden: false, defaultValue: bad.word },
} satisfies Record<string, SearchFieldProps>;
