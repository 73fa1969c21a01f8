import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exactTime, timeInWords } from './words.ts';

const now = Date.parse('2026-11-26T15:56:30Z');
const say = (at: string, locale = 'en-GB', timeZone = 'Europe/Madrid') =>
  timeInWords(Date.parse(at), now, { locale, timeZone, justNow: 'just now' });

/** The zone of the device. */
const standIn = (zone: string): void => {
  const Plain = Intl.DateTimeFormat;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function Zoned(locale, options) {
    return new Plain(locale, { timeZone: zone, ...options });
  });
};
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an hour of another zone', () => {
  // Formats are kept: each test says it in a language of its own.
  it('is said with its zone, to who reads it elsewhere', () => {
    standIn('Pacific/Auckland');
    expect(say('2026-11-26T14:56:00Z', 'en-IE')).toBe('today 15:56 GMT+1');
    expect(say('2026-11-12T08:12:00Z', 'en-IE')).toBe('12 Nov, 09:12 GMT+1');
    expect(say('2026-11-26T15:54:20Z', 'en-IE')).toBe('2 minutes ago');
  });
  it('has its sign beside its figures, and figures of the page', () => {
    standIn('Pacific/Auckland');
    expect(say('2026-11-26T14:56:00Z', 'ar-MA-u-nu-latn')).toMatch(/15:56 \p{L}+\u200E\+1$/u);
  });
  it('needs none where clocks show the same', () => {
    standIn('Europe/Paris');
    expect(say('2026-11-26T14:56:00Z', 'en-MT')).toBe('today 15:56');
  });
});

describe('a moment in words', () => {
  beforeEach(() => standIn('Europe/Madrid'));
  it.each([
    ['2026-11-26T15:56:00Z', 'just now'],
    // The clock of who wrote it goes before.
    ['2026-11-26T15:57:10Z', 'just now'],
    ['2026-11-26T15:54:20Z', '2 minutes ago'],
    ['2026-11-26T14:57:00Z', '59 minutes ago'],
    ['2026-11-26T16:10:00Z', 'in 13 minutes'],
    ['2026-11-26T14:56:00Z', 'today 15:56'],
    ['2026-11-26T22:30:00Z', 'today 23:30'],
    ['2026-11-25T08:12:00Z', 'yesterday 09:12'],
    ['2026-11-27T08:12:00Z', 'tomorrow 09:12'],
    ['2026-11-12T08:12:00Z', '12 Nov, 09:12'],
    ['2024-02-03T08:12:00Z', '3 Feb 2024'],
  ])('%s is “%s”', (at, words) => expect(say(at)).toBe(words));

  it('is of the day that it was in its zone', () => {
    expect(say('2026-11-25T23:30:00Z')).toBe('today 00:30');
    expect(say('2026-11-25T23:30:00Z', 'en-GB', 'UTC')).toBe('yesterday 23:30 UTC');
  });

  it('is said in the language, with its digits', () => {
    expect(say('2026-11-26T15:54:20Z', 'es-ES')).toBe('hace 2 minutos');
    expect(say('2026-11-25T08:12:00Z', 'es-ES')).toBe('ayer 09:12');
    expect(say('2026-11-26T14:56:00Z', 'ar-EG-u-nu-latn')).toBe('اليوم 15:56');
    expect(say('2026-11-26T15:00:20Z', 'ar-EG-u-nu-latn')).toMatch(/56/);
  });

  it('has its exact writing, zone included', () => {
    const exact = exactTime(Date.parse('2026-11-26T15:54:20Z'), 'en-GB', 'Europe/Madrid');
    expect(exact).toMatch(/Thursday,? 26 November 2026.*16:54:20 CET/);
  });
});
