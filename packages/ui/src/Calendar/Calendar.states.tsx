import type { CalendarProps } from './index.ts';

const empty = { label: 'Day of the closing', value: null };
const chosen = { ...empty, value: '2026-11-21' };

/** Mondays, when the house rests. */
export const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty,
  chosen,
  malformed: { ...empty, value: 'soon' },
  wrong: { ...chosen, error: 'The store was closed on this day. Take another one.' },
  disabled: { ...chosen, isDisabled: true },
  readOnly: { ...chosen, isReadOnly: true },
  limited: { ...chosen, min: '2026-11-10', max: '2026-11-25' },
  unavailable: { ...chosen, isUnavailable: isMonday },
  sundayFirst: { ...chosen, firstDayOfWeek: 'sun' },
} satisfies Record<string, Omit<CalendarProps, 'onChange'>>;
