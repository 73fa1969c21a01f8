import { expect, it } from 'vitest';
import { datesFrom, mondayOf, spansOf } from './spans.ts';

const rateAt = ({ time }: { time: string }) => (time >= '18:00' && time < '21:30' ? 'happy' : null);

it('cuts a day where its rate changes', () => {
  expect(spansOf('2026-11-23', rateAt)).toEqual([
    { from: '00:00', to: '18:00', idRate: null },
    { from: '18:00', to: '21:30', idRate: 'happy' },
    { from: '21:30', to: '24:00', idRate: null },
  ]);
});
it('knows the dates of a week', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(datesFrom('2026-11-23')).toMatchObject({ MON: '2026-11-23', SUN: '2026-11-29' });
});
