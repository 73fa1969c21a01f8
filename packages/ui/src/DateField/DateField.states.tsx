import type { SegmentedFieldProps } from './index.ts';

const empty = { label: 'Last change', value: null };
const chosen = { ...empty, value: '2026-11-21' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  required: { ...chosen, isRequired: true },
  wrong: { ...empty, error: 'Give a value to compare with.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  malformed: { ...empty, value: '2026-13-45' },
  small: { ...chosen, size: 'sm', isLabelHidden: true },
} satisfies Record<string, Omit<SegmentedFieldProps, 'onChange'>>;
