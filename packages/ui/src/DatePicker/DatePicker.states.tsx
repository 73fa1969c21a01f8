import { isMonday } from '../Calendar/Calendar.states.tsx';
import type { DatePickerProps } from './index.ts';

const empty = { label: 'Valid from', value: null };
const chosen = { ...empty, value: '2026-11-21' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  described: { ...chosen, description: 'Prices of this list are taken from that day on.' },
  required: { ...chosen, isRequired: true },
  wrong: { ...empty, error: 'Say from when the prices are valid.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  malformed: { ...empty, value: '2026-13-45' },
  small: { ...chosen, size: 'sm', isLabelHidden: true },
  large: { ...chosen, size: 'lg' },
  tooEarly: { ...chosen, value: '2026-01-02', min: '2026-11-10', max: '2026-11-25' },
  limited: { ...chosen, min: '2026-11-10', max: '2026-11-25' },
  unavailable: { ...chosen, isUnavailable: isMonday },
  longLabel: {
    ...chosen,
    label:
      'The day from which the prices of this list are valid in all stores of the group that have not been given a list of their own',
  },
} satisfies Record<string, Omit<DatePickerProps, 'onChange'>>;
