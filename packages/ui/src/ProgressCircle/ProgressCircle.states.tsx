import { bad } from '../values/bad.ts';
import type { ProgressCircleProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  started: { label: 'Sending the pictures', value: 8 },
  half: { label: 'Publishing', value: 6, max: 12, valueText: '6 of 12 tills' },
  nothingYet: { label: 'Publishing', value: 0 },
  done: { label: 'Published', value: 100, tone: 'success' },
  failed: { label: 'Publishing stopped', value: 60, tone: 'danger' },
  unknown: { label: 'Reading the file' },
  small: { label: 'Reading the file', size: 'sm' },
  smallHalf: { label: 'Sending', size: 'sm', value: 50 },
  large: { label: 'Sending the pictures', size: 'lg', value: 42 },
  largeUnknown: { label: 'Reading the file', size: 'lg' },
  hiddenLabel: { label: 'Publishing', isLabelHidden: true, value: 40 },
  beyondTheEnd: { label: 'Publishing', value: 340, size: 'lg' },
  malformed: { label: 'Publishing', value: Number.NaN },
  bad: { label: `${bad.mixed} ${bad.word}`, value: 40, valueText: bad.malformed },
} satisfies Record<string, ProgressCircleProps>;
