import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { isTaxNumber } from '../../validation/taxNumber.ts';

/** docs/product.md §8.25 */
export const customer = defineResource({
  code: 'CST',
  route: '/settings/others/customers',
  owner: 'company',
  service: 'setup',
  name: 'customer',
  fields: {
    code: f.code(),
    /** What a till calls them: a person's first name, or what a business is known as. */
    names: f.names(),
    surname: optional(f.text({ max: 80 })),
    /** What an invoice names. */
    legalName: optional(f.text({ max: 120 })),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    email: optional(f.text({ max: 254, format: 'email' })),
    language: optional(f.text({ max: 20, format: 'language' })),
    birthday: optional(f.date()),
    taxKind: f.choice({ 1: 'apply taxes', 2: 'exempt', 3: 'taxes and surcharges' }, '1'),
    taxpayerType: f.choice({ 1: 'natural', 2: 'legal' }, '1'),
    documentKind: f.choice(
      { NIF: 'nif', PAS: 'passport', DOC: 'document', CER: 'certificate', OTH: 'other' },
      'NIF',
    ),
    document: optional(f.text({ max: 20, format: 'unspaced' })),
    /** By whose rule the number of the document is checked. */
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    taxRegime: optional(f.text({ max: 2, format: 'special_regime' })),
    idRate: optional(f.ref('RTE', { only: { kind: ['1'] } })),
    idDiscount: optional(f.ref('DSC')),
    creditLimit: optional(f.money()),
    addresses: f.list({
      kind: f.choice({ BIL: 'billing', DLV: 'delivery', OTH: 'other' }, 'BIL'),
      street: f.text({ max: 120 }),
      zip: optional(f.text({ max: 12 })),
      city: f.text({ max: 80 }),
      division: optional(f.text({ max: 80 })),
      country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    }),
    contacts: f.list({
      person: f.text({ max: 80 }),
      phone: optional(f.text({ max: 30, format: 'phone' })),
      email: optional(f.text({ max: 254, format: 'email' })),
    }),
    /** Whether they agreed to be written to. */
    consent: f.flag(),
    consentDate: optional(f.date({ when: (r) => r.consent === 'S' })),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'surname', 'phone', 'document', 'email', 'status'],
    search: ['code', 'names', 'surname', 'legalName', 'phone', 'document', 'email'],
    sort: 'order',
    facets: ['taxKind', 'taxpayerType', 'consent', 'idRate', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'surname', 'phone', 'email', 'language', 'birthday', 'order', 'status'],
    },
    {
      id: 'fiscal',
      fields: ['legalName', 'taxpayerType', 'documentKind', 'document', 'country', 'taxKind', 'taxRegime'],
    },
    { id: 'sale', fields: ['idRate', 'idDiscount', 'creditLimit'] },
    { id: 'places', fields: ['addresses', 'contacts'] },
    { id: 'privacy', fields: ['consent', 'consentDate', 'notes'] },
  ],
  demands: { consentDate: (r) => r.consent === 'S' },
  rules: [
    (r) =>
      r.documentKind === 'NIF' && r.document !== null && !isTaxNumber(r.document, r.country)
        ? { path: 'document', code: 'tax_number' }
        : undefined,
  ],
});
export type Customer = Row<typeof customer>;
