import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blank,
  defineResource,
  type Draft,
  duplicateOf,
  startOf,
  f,
  fieldsOf,
  isDemanded,
  optional,
  type Resource,
  type Row,
} from '../kernel/index.ts';
import { resources } from '../areas/all.ts';
import { currency } from '../areas/basics/currency.ts';
import { store } from '../areas/hierarchy/store.ts';
import { customer } from '../areas/others/customer.ts';
import { product } from '../areas/sales/product.ts';
import { region } from '../areas/system/region.ts';
import { tax, type Tax } from '../areas/basics/tax.ts';
import { canonicalDecimal } from './formats.ts';
import { validate } from './validate.ts';

const setting = { languages: ['es-ES', 'en-GB'] };
const one = '0190d6c0-0000-7000-8000-000000000001';
const two = '0190d6c0-0000-7000-8000-000000000002';
const iva: Draft = { ...blank(tax), code: 'IVA21', names: { 'es-ES': 'IVA general' }, value: '21' };
const shirt: Draft = {
  ...blank(product),
  code: 'TEE',
  names: { 'es-ES': 'Camiseta' },
  idDepartment: one,
  idTaxSale: one,
  barCode: [{ barCode: '84A', units: '1' }],
  idMatrix: one,
  matrix: [{ row: 'S', column: null, code: 'TEE-S', barCode: null }],
};
const faultsOf = (draft: Draft, resource: Resource = tax) => {
  const checked = validate(resource, draft, setting);
  return checked.ok ? [] : checked.faults.map(({ path, code }) => `${path}:${code}`);
};

describe('a definition', () => {
  it('says of each field that must be filled that it must be, so that its form marks it', () => {
    for (const resource of resources) {
      const choices = fieldsOf(resource).flatMap(([name, field]) => {
        if (field.kind === 'flag') return ['S', 'N'].map((value) => ({ [name]: value }));
        return field.kind === 'choice' ? Object.keys(field.options).map((value) => ({ [name]: value })) : [];
      });
      for (const choice of [{}, ...choices]) {
        const row: Draft = { ...blank(resource), ...choice };
        for (const { path, code } of resource.rules.flatMap((rule) => rule(row) ?? []))
          if (code === 'required')
            expect([resource.code, path, isDemanded(resource, path, row)]).toEqual([
              resource.code,
              path,
              true,
            ]);
      }
    }
  });
  it('keeps the values of an enumeration in its type', () => {
    const kind: Tax['kind'] = 'G';
    // @ts-expect-error no such kind of tax
    const wrong: Tax['kind'] = 'X';
    expect([kind, wrong]).toHaveLength(2);
  });
  it('refers only to what is in the registry, and to fields that are there', () => {
    const codes = new Set(resources.map(({ code }) => code));
    for (const resource of resources) {
      for (const [, field] of fieldsOf(resource)) {
        const items = field.kind === 'list' ? Object.values(field.item) : [field];
        for (const item of items) if (item.kind === 'ref') expect(codes).toContain(item.to);
      }
      const shown = resource.form.flatMap(({ fields }) => fields);
      // The one record of a company has nothing to be told from, and stands in no order.
      const unseen = resource.page === 'one' ? ['code', 'order', 'status'] : [];
      expect([...shown, ...unseen].sort()).toEqual(Object.keys(resource.fields).sort());
    }
    expect(codes.size).toBe(resources.length);
  });
  it('claims texts that there are, each place for one kind', () => {
    for (const { fields, claims = {} } of resources) {
      const places = Object.values(claims).flat();
      expect(new Set(places).size).toBe(places.length);
      for (const place of places) {
        const [name = '', key] = place.split('.');
        const field = fields[name];
        const text = field?.kind === 'list' && key !== undefined ? field.item[key] : field;
        expect(['text', 'code'], place).toContain(text?.kind);
      }
    }
  });
  it('begins a record where its company is, and leaves open what may stay open', () => {
    const panama = { country: 'PA', timeZone: 'America/Panama' };
    expect(blank(store)).toMatchObject({ country: 'ES', timeZone: 'Europe/Madrid' });
    expect(blank(store, panama)).toMatchObject({ country: 'PA', timeZone: 'America/Panama' });
    // Nothing tells where the first store is.
    expect(blank(store, { country: 'PA' })).toMatchObject({ country: 'PA', timeZone: '' });
    expect(startOf(optional(f.text({ max: 6, format: 'country' })), panama)).toBeNull();
    expect(startOf(customer.fields.addresses.item.country, panama)).toBe('PA');
  });
  it('copies a record without what must be its own', () => {
    expect(
      duplicateOf(currency, { ...blank(currency), code: 'EUR', order: 7, symbol: '€', defaultcurrency: 'S' }),
    ).toMatchObject({ code: '', order: 0, symbol: '€', defaultcurrency: 'N' });
    expect(duplicateOf(product, shirt)).toMatchObject({ code: '', idMatrix: one, matrix: [], barCode: [] });
  });
});

describe('validation', () => {
  it('accepts a sound record and answers its canonical values', () => {
    expect(
      validate(tax, { ...iva, value: '021.50', names: { 'es-ES': '  IVA  ', 'en-GB': ' ' } }, setting),
    ).toMatchObject({ ok: true, values: { value: '21.5', names: { 'es-ES': 'IVA' } } });
  });
  it('accepts multilingual text as a list', () => {
    expect(validate(tax, { ...iva, names: [{ language: 'es-ES', value: 'IVA' }] }, setting)).toMatchObject({
      ok: true,
      values: { names: { 'es-ES': 'IVA' } },
    });
  });
  it('names every fault at its field', () => {
    expect(
      faultsOf({ ...iva, code: 'IVA 21', names: {}, order: -1, value: '101', status: 'D', extra: 1 }),
    ).toEqual([
      'code:code',
      'names.es-ES:default_language',
      'value:too_big',
      'order:too_small',
      'status:choice',
      'extra:unknown',
    ]);
    expect(faultsOf({})).toEqual([
      'code:required',
      'names:required',
      'kind:required',
      'mealVoucher:required',
      'order:required',
      'status:required',
    ]);
  });
  it('resets what is hidden instead of judging it', () => {
    expect(validate(tax, { ...iva, kind: 'I', value: 'nonsense', amount: 25 }, setting)).toMatchObject({
      ok: true,
      values: { value: '0', amount: 25 },
    });
  });
  it('knows the rules between fields', () => {
    expect(faultsOf({ ...iva, kind: 'G', members: [{ idTax: one }] })).toEqual(['members:group_needs_two']);
    expect(faultsOf({ ...iva, kind: 'G', members: [{ idTax: one }, { idTax: one }] })).toEqual([
      'members.1.idTax:repeated',
    ]);
    const own = validate(
      tax,
      { ...iva, kind: 'G', members: [{ idTax: one }, { idTax: two }] },
      { ...setting, id: two },
    );
    expect(own).toMatchObject({ ok: false, faults: [{ path: 'members', code: 'own_member' }] });
    expect(
      faultsOf(
        { ...blank(currency), code: 'EUR', names: { 'es-ES': 'Euro' }, decimalSeparator: '.' },
        currency,
      ),
    ).toEqual(['decimalSeparator:separators_equal']);
  });
  it('finds a text that a record has twice at its second place, in another list too', () => {
    const variant = { row: 'M', column: null, code: 'tee', barCode: ' 84a' };
    expect(faultsOf(shirt, product)).toEqual([]);
    expect(faultsOf({ ...shirt, matrix: [variant] }, product)).toEqual([
      'matrix.0.barCode:twice',
      'matrix.0.code:twice',
    ]);
    expect(
      faultsOf(
        { ...shirt, barCode: ['8 4', '8\u200b4', '8\u00014'].map((barCode) => ({ barCode, units: '1' })) },
        product,
      ),
    ).toEqual([
      'barCode.0.barCode:unspaced',
      'barCode.1.barCode:unspaced',
      'barCode.2.barCode:control_characters',
    ]);
  });
  it('judges formats', () => {
    expect(
      faultsOf(
        {
          ...blank(region),
          code: 'ES-CN',
          names: { 'es-ES': 'Canarias' },
          iso: 'Spain',
          lang: 'es_ES',
          color: 'red',
          url: 'ftp://x',
        },
        region,
      ),
    ).toEqual(['iso:country', 'lang:language', 'color:colour', 'url:url']);
  });
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'never throws, whatever is sent as a %s, and what it accepts it accepts again',
    (_, resource) => {
      const start = { ...blank(resource), code: 'A', names: { 'es-ES': 'A' } };
      const names = fc.constantFrom(...Object.keys(resource.fields));
      fc.assert(
        fc.property(fc.dictionary(names, fc.oneof(fc.anything(), fc.string(), fc.integer())), (changed) => {
          const checked = validate(resource, { ...start, ...changed }, setting);
          if (checked.ok) expect(validate(resource, checked.values, setting)).toEqual(checked);
          else expect(checked.faults.length).toBeGreaterThan(0);
        }),
        { numRuns: 300 },
      );
    },
  );
});

describe('canonical decimals', () => {
  it.each([
    ['007.50', '7.5'],
    ['0.0', '0'],
    ['-0', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['100', '100'],
    ['-1.20', '-1.2'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalDecimal(text)).toBe(canonical);
  });
});

describe('a secret', () => {
  const door = defineResource({
    code: 'DOR',
    route: '/doors',
    owner: 'company',
    service: 'setup',
    name: 'door',
    fields: {
      code: f.code(),
      pin: f.secret({ min: 4, max: 8 }),
      spare: optional(f.secret({ min: 4, max: 8 })),
      guard: f.secret({ min: 4, max: 8, when: ({ code }) => code !== 'OPEN' }),
    },
    list: { columns: [], search: [], sort: 'code', facets: [] },
    form: [],
  });
  const judged = (draft: Draft, id?: string) => {
    const checked = validate(door, draft, { languages: [], ...(id !== undefined && { id }) });
    return checked.ok ? checked.values : checked.faults.map(({ path, code }) => `${path}:${code}`);
  };
  it('is a yes or no in the type of a row', () => {
    const isSet: Pick<Row<typeof door>, 'pin' | 'spare'> = { pin: true, spare: false };
    expect(isSet.pin && isSet.spare).toBe(false);
  });
  it('must be given to a new record', () => {
    expect(judged({ code: 'A', pin: '1234', spare: null, guard: '5678' })).toEqual({
      code: 'A',
      pin: '1234',
      spare: null,
      guard: '5678',
    });
    expect(judged({ code: 'A', pin: '', spare: null, guard: true })).toEqual(['pin:required', 'guard:type']);
  });
  it('stays as it is stored when a record is sent back as it was read', () => {
    expect(judged({ code: 'A', pin: true, spare: false, guard: '' }, one)).toEqual({ code: 'A' });
    expect(judged({ code: 'A' }, one)).toEqual({ code: 'A' });
  });
  it('is changed by a text and cleared by null where it may be empty', () => {
    expect(judged({ code: 'A', pin: '4321', spare: null, guard: true }, one)).toEqual({
      code: 'A',
      pin: '4321',
      spare: null,
    });
    expect(judged({ code: 'A', pin: '1', spare: null, guard: null }, one)).toEqual([
      'pin:too_short',
      'guard:type',
    ]);
  });
  it('goes with the field that hides it', () => {
    expect(judged({ code: 'OPEN', pin: true, spare: true, guard: true }, one)).toEqual({
      code: 'OPEN',
      guard: '',
    });
  });
});
