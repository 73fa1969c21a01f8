import { describe, expect, it } from 'vitest';
import { notTaking, type RoutedSection, sectionsFor, type Stall } from './routing.ts';

const section = (id: string, over: Partial<RoutedSection> = {}): RoutedSection => ({
  id,
  areas: [],
  departments: [],
  takesRest: false,
  alert1: 5,
  isShown: true,
  isTaking: true,
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

describe('stalls', () => {
  const noon = { date: '2026-11-27', time: '13:00' };
  const night = { date: '2026-11-28', time: '01:00' };
  const lunch: Stall = {
    sections: ['grill'],
    emitters: ['POS', 'KSK'],
    hours: { days: { FRI: [{ from: '12:00', to: '17:00' }] }, closed: [] },
  };
  const late: Stall = {
    sections: ['grill', 'bar'],
    emitters: [],
    hours: { days: { FRI: [{ from: '22:00', to: '02:00' }] }, closed: [] },
  };
  it('take the orders of their senders in their shift; a section of none takes all', () => {
    expect([...notTaking([lunch], 'POS', noon)]).toEqual([]);
    expect([...notTaking([lunch], 'QR', noon)]).toEqual(['grill']);
    expect([...notTaking([lunch], 'POS', night)]).toEqual(['grill']);
  });
  it('share a section: one that takes is enough', () => {
    expect([...notTaking([lunch, late], 'POS', noon)]).toEqual(['bar']);
    expect([...notTaking([lunch, late], 'HUB', night)]).toEqual([]);
  });
  it('leave what they do not take to the section that takes the rest', () => {
    const closed = [{ ...grill, isTaking: false }, bar, pass];
    expect(sectionsFor({ idArea: 'terrace', idDepartment: null }, closed)).toEqual(['pass']);
    expect(sectionsFor({ idArea: 'terrace', idDepartment: null }, [{ ...grill, isTaking: false }])).toEqual([
      'grill',
    ]);
  });
});
