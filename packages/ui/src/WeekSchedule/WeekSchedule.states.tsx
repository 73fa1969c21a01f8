import type { WeekHours, WeekScheduleProps } from './index.ts';

const lunch = { from: '13:00', to: '16:00' };
const night = { from: '20:00', to: '02:00' };
export const bar: WeekHours = {
  days: { MON: [lunch], TUE: [lunch], FRI: [lunch, night], SAT: [night] },
  closed: ['2026-12-25', '2027-01-06'],
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { value: null },
  filled: { value: bar },
  required: { value: bar, isRequired: true, description: 'When the bar takes orders.' },
  invalid: { value: { days: {}, closed: ['2026-12-25'] }, error: 'Say on which days it opens.' },
  overlapping: {
    isLabelHidden: true,
    value: { days: { MON: [lunch, { from: '15:00', to: '18:00' }] }, closed: [] },
    errorAt: (day, place) => (day === 'MON' && place === 1 ? 'It begins before 16:00.' : undefined),
  },
  malformed: {
    value: { days: { SUN: [{ from: '25:99', to: '' }] }, closed: ['2026-02-31x'] },
  },
} satisfies Record<string, Partial<WeekScheduleProps>>;
