import { expect, it } from 'vitest';
import { supplier } from '../areas/others/supplier.ts';
import { store } from '../areas/hierarchy/store.ts';
import { product } from '../areas/sales/product.ts';
import { blank } from '../kernel/index.ts';
import { validate } from './validate.ts';
import { isTaxNumber } from './taxNumber.ts';

it.each([
  ['ES', '12345678Z'],
  ['ES', 'X1234567L'],
  ['ES', 'A58818501'],
  ['ES-CN', 'ES-B58378431'],
  ['ES', 'Q2826000H'],
  ['PT', '501964843'],
  ['FR', 'FR40303265045'],
  ['FR', '303265045'],
  ['IT', '00743110157'],
  ['IT', 'RSSMRA85T10A562S'],
  ['AR', '20-17254359-7'],
  ['PA', '8-442-445'],
  ['PA', '8-NT-1-104'],
  ['PA', '155630349-2-2016 DV 51'],
  ['DE', 'DE136695976'],
])('of %s %s is one', (country, text) => expect(isTaxNumber(text, country)).toBe(true));

it.each([
  ['ES', 'XX'],
  ['ES', '12345678A'],
  ['ES', 'A58818502'],
  ['PT', '501964842'],
  ['FR', '303265046'],
  ['IT', '00743110158'],
  ['AR', '20-17254359-6'],
  ['PA', '8442445'],
  ['DE', 'XX'],
])('of %s %s is none', (country, text) => expect(isTaxNumber(text, country)).toBe(false));

const faultsOf = (resource: typeof supplier | typeof store | typeof product, over: object) => {
  const checked = validate(resource, { ...blank(resource), ...over }, { languages: ['es-ES'] });
  return checked.ok ? [] : checked.faults.map(({ path, code }) => [path, code]);
};
it('is asked of a supplier by their country, where it is one', () => {
  const base = { code: 'S', names: { 'es-ES': 'S' } };
  expect(faultsOf(supplier, { ...base, document: 'XX' })).toEqual([['document', 'tax_number']]);
  expect(faultsOf(supplier, { ...base, document: '12345678Z' })).toEqual([]);
  expect(faultsOf(supplier, { ...base, document: 'XX', documentKind: 'PAS' })).toEqual([]);
});
it('a fiscal region is one of those that there are, a name turns nothing round, an allergen stands once', () => {
  const base = { code: 'S', names: { 'es-ES': 'S' }, street: 'Calle', city: 'Bilbao' };
  expect(faultsOf(store, { ...base, fiscalRegion: 'NOT-A-REGION' })).toEqual([
    ['fiscalRegion', 'fiscal_region'],
  ]);
  expect(faultsOf(store, { ...base, fiscalRegion: 'SP-TBB' })).toEqual([]);
  for (const sign of ['\u202e', '\u2067', '\u200f'])
    expect(faultsOf(store, { ...base, names: { 'es-ES': `a${sign}b` } })).toEqual([
      ['names.es-ES', 'control_characters'],
    ]);
  const id = '0190d6c0-0000-7000-8000-000000000001';
  const dish = { code: 'P', names: { 'es-ES': 'P' }, idDepartment: id, idTaxSale: id };
  const twice = [{ allergen: 'GLU' }, { allergen: 'EGG' }, { allergen: 'GLU' }];
  expect(faultsOf(product, { ...dish, allergens: twice })).toEqual([['allergens.2.allergen', 'repeated']]);
});
