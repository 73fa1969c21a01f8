import type { SegmentedFieldProps } from './index.ts';

const empty = { label: 'Opens at', value: null };
const chosen = { ...empty, value: '18:30' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  required: { ...chosen, isRequired: true },
  wrong: { ...empty, error: 'Say when the store opens.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  malformed: { ...empty, value: '25:99' },
  small: { ...chosen, size: 'sm', isLabelHidden: true },
} satisfies Record<string, Omit<SegmentedFieldProps, 'onChange'>>;
