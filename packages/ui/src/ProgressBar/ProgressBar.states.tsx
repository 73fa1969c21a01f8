import { bad } from '../values/bad.ts';
import type { ProgressBarProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  started: { label: 'Publishing', value: 10 },
  half: { label: 'Publishing', value: 6, max: 12, valueText: '6 of 12 tills' },
  done: { label: 'Publishing', value: 100, tone: 'success' },
  failed: { label: 'Publishing', value: 60, tone: 'danger' },
  unknown: { label: 'Reading the file' },
  hiddenLabel: { label: 'Publishing', isLabelHidden: true, value: 40 },
  beyondTheEnd: { label: 'Publishing', value: 340 },
  nothingToDo: { label: 'Publishing', value: 0, max: 0, valueText: '0 of 0 tills' },
  malformed: { label: 'Publishing', value: Number.NaN },
  bad: { label: `${bad.mixed} ${bad.word}`, value: 40, valueText: bad.malformed },
} satisfies Record<string, ProgressBarProps>;
