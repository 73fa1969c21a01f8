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
  horizontal: { ...vertical, orientation: 'horizontal' },
  required: { ...empty, isRequired: true },
  wrong: { ...empty, error: 'Choose a kind.' },
  disabled: { ...vertical, isDisabled: true },
} satisfies Record<string, RadioGroupProps<string>>;
