import { describe, expect, it } from 'vitest';
import { momentFault, slotsAt, type Times } from './taking.ts';

const lunch = [{ from: '13:00', to: '16:00' }];
const dinner = [{ from: '20:00', to: '23:30' }];
const timesOf = (over: Partial<Times> = {}): Times => ({
  isActive: true,
  from: null,
  until: null,
  hours: { days: { MON: [...lunch, ...dinner], TUE: dinner }, closed: ['2026-06-15'] },
  capabilities: [],
  slotMinutes: 15,
  ordersPerSlot: 2,
  daysAhead: 1,
  closesBefore: 15,
  ...over,
});
/** The first of June of 2026 is a Monday; Madrid is two hours ahead then. */
const on = (day: number, time: string): Date =>
  new Date(`2026-06-${String(day).padStart(2, '0')}T${time}:00+02:00`);
const isRefused = (times: readonly Times[], at: Date, wanted: Date | null = null): boolean =>
  momentFault(times, { at, wanted, timeZone: 'Europe/Madrid' });

describe('an order for as soon as possible', () => {
  it('is taken in the hours, until last orders, and not on a closing day', () => {
    expect(isRefused([timesOf()], on(1, '12:59'))).toBe(true);
    expect(isRefused([timesOf()], on(1, '13:00'))).toBe(false);
    expect(isRefused([timesOf()], on(1, '15:45'))).toBe(false);
    expect(isRefused([timesOf()], on(1, '15:46'))).toBe(true);
    expect(isRefused([timesOf()], on(15, '14:00'))).toBe(true);
  });
  it('is not taken before last orders of one meal because the next one begins', () => {
    expect(isRefused([timesOf({ closesBefore: 240 })], on(1, '15:30'))).toBe(true);
  });
  it('is taken by what is for it, within its days, and by nothing that is switched off', () => {
    const at = on(1, '14:00');
    expect(isRefused([timesOf({ capabilities: ['AHD'] })], at)).toBe(true);
    expect(isRefused([timesOf({ capabilities: ['NOW', 'AHD'] })], at)).toBe(false);
    expect(isRefused([timesOf({ from: '2026-06-02' })], at)).toBe(true);
    expect(isRefused([timesOf({ until: '2026-05-31' })], at)).toBe(true);
    expect(isRefused([timesOf({ isActive: false })], at)).toBe(true);
    expect(isRefused([timesOf({ isActive: false }), timesOf()], at)).toBe(false);
    expect(isRefused([], on(3, '03:00'))).toBe(false);
  });
});

describe('an order for a chosen time', () => {
  it('is taken for hours that hold then, so many days ahead', () => {
    const at = on(1, '04:00');
    expect(isRefused([timesOf()], at, on(1, '14:00'))).toBe(false);
    expect(isRefused([timesOf()], at, on(1, '17:00'))).toBe(true);
    expect(isRefused([timesOf()], at, on(2, '21:00'))).toBe(false);
    expect(isRefused([timesOf({ daysAhead: 0 })], at, on(2, '21:00'))).toBe(true);
    expect(isRefused([timesOf({ capabilities: ['NOW'] })], at, on(1, '14:00'))).toBe(true);
  });
  it('has the slot of the wall’s clock that it falls in', () => {
    const moment = { at: on(1, '04:00'), wanted: on(1, '14:22'), timeZone: 'Europe/Madrid' };
    expect(slotsAt([timesOf()], moment)).toEqual([{ from: on(1, '14:15'), to: on(1, '14:30'), most: 2 }]);
    expect(slotsAt([timesOf()], { ...moment, wanted: null })).toEqual([]);
  });
});
