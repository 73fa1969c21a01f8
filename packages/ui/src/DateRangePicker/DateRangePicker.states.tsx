import { isMonday } from '../Calendar/Calendar.states.tsx';
import type { DatePreset, DateRangePickerProps } from './index.ts';

const presets: readonly DatePreset[] = [
  { id: 'today', label: 'Today', range: { from: '2026-11-21', to: '2026-11-21' } },
  { id: 'yesterday', label: 'Yesterday', range: { from: '2026-11-20', to: '2026-11-20' } },
  { id: 'week', label: 'Last 7 days', range: { from: '2026-11-15', to: '2026-11-21' } },
  { id: 'month', label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
  { id: 'before', label: 'Last month', range: { from: '2026-10-01', to: '2026-10-31' } },
];

const empty = { label: 'Period', value: null };
const chosen = { ...empty, value: { from: '2026-11-15', to: '2026-11-21' } };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  described: { ...chosen, description: 'Days of business, which end when the store closes.' },
  required: { ...chosen, isRequired: true },
  wrong: { ...empty, error: 'Give the period of the report.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  malformed: { ...empty, value: { from: '2026-02-30', to: '2026-03-02' } },
  small: { ...chosen, size: 'sm', isLabelHidden: true },
  reversed: { ...empty, value: { from: '2026-11-21', to: '2026-11-15' } },
  limited: { ...chosen, min: '2026-11-10', max: '2026-11-25' },
  unavailable: { ...empty, value: { from: '2026-11-17', to: '2026-11-19' }, isUnavailable: isMonday },
  twoMonths: { ...chosen, value: { from: '2026-11-21', to: '2026-12-05' } },
  presets: { ...chosen, presets },
  longPreset: {
    ...chosen,
    presets: [
      ...presets,
      {
        id: 'long',
        label: 'Since the opening of the store at the harbour after its renovation',
        range: { from: '2026-03-01', to: '2026-11-21' },
      },
    ],
  },
  longLabel: {
    ...chosen,
    label: 'The days of business whose sales, taxes and tips are counted in all stores that are chosen above',
  },
} satisfies Record<string, Omit<DateRangePickerProps, 'onChange'>>;
