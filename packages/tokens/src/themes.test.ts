import { expect, it } from 'vitest';
import { isOwnTheme, isThemeCode, ownThemes, themes } from './themes.ts';

it('lists the fifteen themes in the order of their letters', () => {
  expect(themes.map(({ code }) => code).join('')).toBe('ABCDEFGHIJKLMNO');
});

it('has two more for a brand with a colour of its own', () => {
  expect(ownThemes.map(({ code }) => code)).toEqual(['P', 'Q']);
  expect([isOwnTheme('P'), isOwnTheme('O')]).toEqual([true, false]);
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
  expect([isThemeCode('K'), isThemeCode('R'), isThemeCode('k'), isThemeCode(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
