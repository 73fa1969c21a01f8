import type { ProgressBarProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  started: { label: 'Publishing', value: 10 },
  half: { label: 'Publishing', value: 6, max: 12, valueText: '6 of 12 tills' },
  done: { label: 'Publishing', value: 100, tone: 'success' },
  failed: { label: 'Publishing', value: 60, tone: 'danger' },
  unknown: { label: 'Reading the file' },
  hiddenLabel: { label: 'Publishing', isLabelHidden: true, value: 40 },
} satisfies Record<string, ProgressBarProps>;
