import { describe, expect, it } from 'vitest';
import { type RoutedSection, sectionsFor } from './routing.ts';

const section = (id: string, over: Partial<RoutedSection> = {}): RoutedSection => ({
  id,
  areas: [],
  departments: [],
  takesRest: false,
  alert1: 5,
  isShown: true,
  isWatched: true,
  ...over,
});
const grill = section('grill', { areas: ['terrace'], departments: ['meat'] });
const smoker = section('smoker', { areas: ['terrace'] });
const bar = section('bar', { departments: ['drinks', 'meat'] });
const pass = section('pass', { takesRest: true });
const all = [grill, smoker, bar, pass];

describe('the sections of a line', () => {
  it('are those of its area, else of its department, else the one that takes the rest', () => {
    expect(sectionsFor({ idArea: 'terrace', idDepartment: 'drinks' }, all)).toEqual(['grill', 'smoker']);
    expect(sectionsFor({ idArea: 'cellar', idDepartment: 'meat' }, all)).toEqual(['grill', 'bar']);
    expect(sectionsFor({ idArea: null, idDepartment: 'drinks' }, all)).toEqual(['bar']);
    expect(sectionsFor({ idArea: null, idDepartment: 'cakes' }, all)).toEqual(['pass']);
    expect(sectionsFor(undefined, all)).toEqual(['pass']);
  });
  it('give what nobody shows to the one that takes the rest, once', () => {
    const dark = [{ ...grill, isShown: false }, { ...smoker, isShown: false }, bar, pass];
    expect(sectionsFor({ idArea: 'terrace', idDepartment: null }, dark)).toEqual(['pass']);
    expect(sectionsFor({ idArea: null, idDepartment: 'meat' }, dark)).toEqual(['pass', 'bar']);
  });
  it('keep it where nobody takes the rest', () => {
    const dark = [{ ...grill, isShown: false }];
    expect(sectionsFor({ idArea: 'terrace', idDepartment: null }, dark)).toEqual(['grill']);
    expect(sectionsFor({ idArea: null, idDepartment: null }, dark)).toEqual([]);
  });
});
