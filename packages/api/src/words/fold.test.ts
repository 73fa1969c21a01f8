import { expect, it } from 'vitest';
import { nameKey } from '../transfer/index.ts';
import { fold, holds } from './fold.ts';

it.each([
  ['Jamón', 'jamon'],
  ['ｊａｍｏｎ', 'jamon'],
  ['Ñandú, Ábaco', 'nandu, abaco'],
  ['Straße', 'strasse'],
  ['İSTANBUL ışık', 'istanbul isik'],
  ['ﬁn Œuvre Ærø', 'fin oeuvre aero'],
  ['أرز بِالحَلِيب', 'ارز بالحليب'],
  ['كُشَـــري', 'كشري'],
  ['a\u00a0 \u3000b', 'a b'],
  ['l’eau ٣', "l'eau 3"],
  ['οδός ΟΔΟΣ', 'οδοσ οδοσ'],
  ['가각', '가각'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

it('finds words anywhere, and no others', () => {
  expect(holds('Café solo con leche', ' CAFE  SOLO ')).toBe(true);
  expect(holds('Café solo con leche', 'te')).toBe(false);
});

it('leaves names apart that differ by a letter, a digit or a sign', () => {
  const names = ['🍕', '🍦', '1/2 ración', '12 ración', 'C++', 'C#', 'C', 'a b', 'ab'];
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
});
