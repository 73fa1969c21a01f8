import type { RadioGroupProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  vertical: {
    label: 'Kind',
    defaultValue: 'normal',
    options: [
      { id: 'normal', label: 'Percentage' },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line' },
      { id: 'group', label: 'Group' },
    ],
  },
  horizontal: {
    label: 'Kind',
    defaultValue: 'normal',
    orientation: 'horizontal',
    options: [
      { id: 'normal', label: 'Percentage' },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line' },
      { id: 'group', label: 'Group' },
    ],
  },
  required: {
    label: 'Kind',
    isRequired: true,
    options: [
      { id: 'normal', label: 'Percentage' },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line' },
      { id: 'group', label: 'Group' },
    ],
  },
  wrong: {
    label: 'Kind',
    error: 'Choose a kind.',
    options: [
      { id: 'normal', label: 'Percentage' },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line' },
      { id: 'group', label: 'Group' },
    ],
  },
  disabled: {
    label: 'Kind',
    defaultValue: 'normal',
    isDisabled: true,
    options: [
      { id: 'normal', label: 'Percentage' },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line' },
      { id: 'group', label: 'Group' },
    ],
  },
} satisfies Record<string, RadioGroupProps<string>>;
