import { expect, it } from 'vitest';
import { isThemeCode, themes } from './themes.ts';

it('lists the fifteen themes in the order of their letters', () => {
  expect(themes.map(({ code }) => code).join('')).toBe('ABCDEFGHIJKLMNO');
});

it('gives the first of each pair a light navigation, the second one in the brand colour', () => {
  expect(
    themes
      .filter(({ navigation }) => navigation === 'brand')
      .map(({ code }) => code)
      .join(''),
  ).toBe('BDFHJLN');
});

it('takes nothing else for a theme', () => {
  expect([isThemeCode('K'), isThemeCode('P'), isThemeCode('k'), isThemeCode(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
