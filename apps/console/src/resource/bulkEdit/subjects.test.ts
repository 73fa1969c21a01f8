import { editFault } from '@comanda/api/bulk';
import { f, type Field, fieldsOf, isMoved, type TextFormat } from '@comanda/api/kernel';
import { coverOf } from '@comanda/api/pictures';
import { resources } from '@comanda/api/areas/all';
import { product } from '@comanda/api/areas/sales/product';
import { describe, expect, it } from 'vitest';
import { askedBy, editOf, OF, subjectsOf, waysOf } from './subjects.ts';

const formatted: Readonly<Record<TextFormat, string>> = {
  code: 'A1',
  url: 'https://example.test',
  unspaced: '8412345000012',
  colour: '#336699',
  language: 'es',
  country: 'ES',
  email: 'ana@example.test',
  phone: '+34 600 000 000',
  time_zone: 'Europe/Madrid',
  path: '/settings',
  filename: 'till-6.5.msi',
  alpha_code: 'EUR',
  licence_code: '801',
  build_number: '4.12',
  fingerprint: '0a'.repeat(32),
  upgrade_code: 'POS-4',
  action_code: 'MAX_TERMINALS',
  matrix_name: 'XL',
  serial: 'SN-0001',
  board_serial: '02:4E:4C:15:00:01',
  number_id: '978',
  key_value: 'a=1',
  iban: 'ES91 2100 0418 4502 0005 1332',
  ean: '4006381333931',
  activity: '56.10',
  special_regime: '01',
  fiscal_region: 'SP-TBA',
};
/** A value that a field takes, without regard to what it means. */
const sampleOf = (field: Field): unknown => {
  switch (field.kind) {
    case 'text':
      return field.format ? formatted[field.format].slice(0, field.max) : 'x';
    case 'secret':
      return 'x'.repeat(field.min);
    case 'money':
    case 'integer':
      return field.min + 1;
    case 'decimal':
      return String(Math.max(field.min, Math.min(1, field.max)));
    case 'date':
      return '2026-02-28';
    case 'time':
      return '09:00';
    case 'ref':
      return '0190d6c0-0000-7000-8000-00000000dead';
    case 'week':
      return { days: { MON: [{ from: '09:00', to: '17:00' }] }, closed: [] };
    default:
      return field.initial;
  }
};

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it('offers whatever is not one record’s own, each in ways that the platform knows', () => {
    const offered = new Set(subjectsOf(resource).map(({ field }) => field));
    const own = fieldsOf(resource).filter(([, field]) => field.kind === 'code' || field.kind === 'order');
    expect(own.some(([name]) => offered.has(name))).toBe(false);
    const rest = resource.form.flatMap(({ fields }) => fields).filter((name) => !offered.has(name));
    // Pictures after the cover are each record's own, and a state goes on by calls of its own.
    for (const name of rest.filter((one) => coverOf(resource, one) === undefined)) {
      const field = resource.fields[name];
      if (!field || !isMoved(field))
        expect(['code', 'order', 'file', 'flag', 'secret']).toContain(field?.kind);
    }
    for (const subject of subjectsOf(resource))
      for (const way of waysOf(resource, subject)) {
        const asked = askedBy(resource, subject, way);
        const values = Object.fromEntries(fieldsOf(asked).map(([name, field]) => [name, sampleOf(field)]));
        const edit = editOf(resource, subject, way, values);
        expect(editFault(resource, edit), `${subject.id} ${way}`).toBeUndefined();
      }
  });
});

describe('the price of a rate', () => {
  const price = { id: 'rateProduct.price', field: 'rateProduct', key: 'price' };
  it('is lowered by a figure that is typed without a sign', () => {
    expect(editOf(product, price, 'lowerPercent', { rateProduct: '2.5', [OF]: null })).toEqual({
      field: 'rateProduct',
      key: 'price',
      operation: 'percent',
      value: '-2.5',
    });
    expect(editOf(product, price, 'lower', { rateProduct: 50, [OF]: 'r' })).toMatchObject({
      of: 'r',
      operation: 'raise',
      value: -50,
    });
  });
  it('is set in a rate that has to be chosen, where a percentage may be of all', () => {
    expect(askedBy(product, price, 'set').fields[OF]?.optional).toBe(false);
    expect(askedBy(product, price, 'raisePercent').fields[OF]?.optional).toBe(true);
    expect(editOf(product, price, 'set', { rateProduct: 250, [OF]: 'r' })).toEqual({
      field: 'rateProduct',
      operation: 'add',
      value: [{ idRate: 'r', price: 250 }],
    });
  });
});

it('a picture can be taken away or give way to a colour, and a flag that one record holds is left to it', () => {
  const image = { id: 'image', field: 'image' };
  expect(waysOf(product, image)).toEqual(['colour', 'clear']);
  expect(editOf(product, image, 'colour', { image: '#336699' }).value).toEqual({ color: '#336699' });
  const held = { ...product, fields: { ...product.fields, favorite: f.flag({ exclusive: true }) } };
  expect(waysOf(held, { id: 'favorite', field: 'favorite' })).toEqual([]);
});
