import { bad } from '../values/bad.ts';
import type { RadioGroupProps } from './index.ts';

const empty = {
  label: 'Kind',
  options: [
    { id: 'normal', label: 'Percentage' },
    { id: 'fixed', label: 'Fixed amount', description: 'The same on each line' },
    { id: 'group', label: 'Group' },
  ],
};
const vertical = { ...empty, defaultValue: 'normal' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  vertical,
  horizontal: { ...vertical, isLabelHidden: true, orientation: 'horizontal' },
  required: { ...empty, isRequired: true },
  wrong: { ...empty, error: 'Choose a kind.' },
  disabled: { ...vertical, isDisabled: true },
  readOnly: { ...vertical, isReadOnly: true },
  gone: { ...empty, value: 'rebate' },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    defaultValue: 'mixed',
    options: [
      { id: 'word', label: bad.word, description: bad.word },
      { id: 'mixed', label: bad.mixed, description: bad.malformed },
      { id: 'long', label: bad.long },
    ],
  },
} satisfies Record<string, RadioGroupProps<string>>;
