import { describe, expect, it } from 'vitest';
import { dayFault, rangeFault, typedFault } from './faults.ts';
import type { Typed } from './typed.ts';

const limits = {
  min: '2026-01-01',
  max: '2026-12-31',
  isUnavailable: (day: string) => day.endsWith('-25'),
};

describe('a day', () => {
  it.each([
    [null, null],
    ['2026-01-01', null],
    ['2026-12-31', null],
    ['2025-12-31', { kind: 'early', limit: '2026-01-01' }],
    ['2027-01-01', { kind: 'late', limit: '2026-12-31' }],
    ['2026-11-25', { kind: 'unavailable', day: '2026-11-25' }],
    ['0026-11-21', { kind: 'shortYear' }],
  ])('%s', (day, fault) => {
    expect(dayFault(day, limits)).toEqual(fault);
  });

  it('is free without limits, but for years of the first thousand', () => {
    expect(dayFault('1000-01-01', {})).toBeNull();
    expect(dayFault('0999-12-31', {})).toEqual({ kind: 'shortYear' });
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-21', '2026-11-21', null],
    ['2026-11-22', '2026-11-21', { kind: 'reversed' }],
    ['2025-11-21', '2026-11-21', { kind: 'early', limit: '2026-01-01' }],
    ['2026-11-21', '2027-11-21', { kind: 'late', limit: '2026-12-31' }],
    ['2026-11-21', '2026-11-25', { kind: 'unavailable', day: '2026-11-25' }],
    ['2026-11-21', '0026-11-22', { kind: 'shortYear' }],
  ])('%s to %s', (from, to, fault) => {
    expect(rangeFault({ from, to }, limits)).toEqual(fault);
  });
});

describe('what is typed', () => {
  it.each<[Typed[], string | undefined]>([
    [[], undefined],
    [['empty'], undefined],
    [['whole'], undefined],
    [['incomplete'], 'incomplete'],
    [['impossible'], 'impossible'],
    [['empty', 'empty'], undefined],
    [['whole', 'whole'], undefined],
    [['whole', 'empty'], 'half'],
    [['empty', 'whole'], 'half'],
    [['whole', 'incomplete'], 'incomplete'],
    [['incomplete', 'impossible'], 'impossible'],
  ])('%s', (typed, kind) => {
    expect(typedFault(typed)?.kind).toBe(kind);
  });
});
