import { Button } from '../Button/index.ts';
import type { PeriodSelectorProps } from './index.ts';

const base = { label: 'Period', today: '2026-11-26', onChange: () => {} } as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  day: { ...base, value: { granularity: 'D', from: '2026-11-26', to: '2026-11-26' } },
  week: { ...base, value: { granularity: 'W', from: '2026-11-16', to: '2026-11-22' } },
  month: { ...base, value: { granularity: 'M', from: '2026-10-01', to: '2026-10-31' }, min: '2026-10-01' },
  year: { ...base, value: { granularity: 'Y', from: '2026-01-01', to: '2026-12-31' } },
  custom: { ...base, value: { granularity: 'P', from: '2026-11-02', to: '2026-11-11' } },
  few: {
    ...base,
    value: { granularity: 'D', from: '2026-11-20', to: '2026-11-20' },
    granularities: ['D', 'W'],
  },
  withMore: {
    ...base,
    value: { granularity: 'D', from: '2026-11-26', to: '2026-11-26' },
    end: <Button variant="soft">Filters</Button>,
  },
} satisfies Record<string, PeriodSelectorProps>;
