import { describe, expect, it } from 'vitest';
import { dayFault, rangeFault, timeFault, typedFault } from './faults.ts';
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
    ['', null],
  ])('%s', (day, fault) => {
    expect(dayFault(day, limits)).toEqual(fault);
  });

  it.each(['2026-13-45', '2026-02-30', '21/11/2026', 'soon', '2026-11-21T10:00', '٢٠٢٦-١١-٢١'])(
    '%s is none, and is given back',
    (text) => {
      expect(dayFault(text, limits)).toEqual({ kind: 'unreadable', what: 'day', text });
    },
  );

  it('is not held to limits that are no days', () => {
    expect(dayFault('2026-11-21', { min: 'tomorrow', max: '2026-00-00' })).toBeNull();
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
    ['', '', null],
    ['2026-11-21', 'soon', { kind: 'unreadable', what: 'period', text: '2026-11-21 – soon' }],
    ['2026-11-31', '2026-12-01', { kind: 'unreadable', what: 'period', text: '2026-11-31 – 2026-12-01' }],
    ['2026-11-21', '', { kind: 'unreadable', what: 'period', text: '2026-11-21 –' }],
  ])('%s to %s', (from, to, fault) => {
    expect(rangeFault({ from, to }, limits)).toEqual(fault);
  });
});

describe('a time of day', () => {
  it.each(['25:99', '7 o’clock', '1830', '18:30 pm', '٠٧:١٥'])('%s', (text) => {
    expect(timeFault(text)).toEqual({ kind: 'unreadable', what: 'time', text });
  });

  it.each([null, '', '18:30', '18:30:59', '00:00'])('%s is fine', (text) => {
    expect(timeFault(text)).toBeNull();
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
