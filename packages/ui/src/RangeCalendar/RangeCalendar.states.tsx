import { isMonday } from '../Calendar/Calendar.states.tsx';
import type { RangeCalendarProps } from './index.ts';

const empty = { label: 'Period of the report', value: null };
const chosen = { ...empty, value: { from: '2026-11-10', to: '2026-11-19' } };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  oneDay: { ...empty, value: { from: '2026-11-21', to: '2026-11-21' } },
  twoMonths: { ...empty, months: 2, value: { from: '2026-11-21', to: '2026-12-05' } },
  malformed: { ...empty, value: { from: '2026-11-21', to: 'soon' } },
  wrong: { ...chosen, error: 'At most seven days. Choose fewer.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  limited: { ...chosen, min: '2026-11-05', max: '2026-11-25' },
  unavailable: { ...empty, value: { from: '2026-11-17', to: '2026-11-19' }, isUnavailable: isMonday },
} satisfies Record<string, Omit<RangeCalendarProps, 'onChange'>>;
