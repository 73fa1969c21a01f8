import { expect, it } from 'vitest';
import { isYearFirst, monthNames, weekdayStyle, yearName } from './names.ts';
import { yearsOffered } from './years.ts';

it('names months as they stand alone', () => {
  expect(monthNames('en-GB')[10]).toBe('November');
  expect(monthNames('ru-RU')[0]).toBe('январь');
});

it('writes years in the figures of the language', () => {
  expect(yearName('ar-EG')(2026)).toBe('٢٠٢٦');
});

it.each([
  ['en-GB', false],
  ['ar-EG', false],
  ['zh-CN', true],
])('%s: the year comes first: %s', (locale, isFirst) => {
  expect(isYearFirst(locale)).toBe(isFirst);
});

it.each([
  ['en-GB', 'short'],
  ['fr-FR', 'short'],
  ['ar-EG', 'narrow'],
  ['vi-VN', 'narrow'],
])('%s: weekdays are %s', (locale, style) => {
  expect(weekdayStyle(locale)).toBe(style);
});

it.each([
  [{ today: 2026, shown: 2026, min: undefined, max: undefined }, 1906, 2046],
  [{ today: 2026, shown: 1850, min: undefined, max: undefined }, 1850, 2046],
  [{ today: 2026, shown: 2026, min: 2025, max: 2027 }, 2025, 2027],
  [{ today: 2026, shown: 2030, min: 2025, max: 2027 }, 2025, 2030],
])('offers years %o', (span, first, last) => {
  const years = yearsOffered(span);
  expect([years[0], years.at(-1), years.length]).toEqual([first, last, last - first + 1]);
});
