import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { isTaxNumber } from '../../validation/taxNumber.ts';

/** docs/product.md §8.38 */
export const businessInfo = defineResource({
  code: 'BSN',
  route: '/settings/basics/business',
  owner: 'company',
  page: 'one',
  service: 'setup',
  name: 'businessInfo',
  fields: {
    /** As the company's when it came to be; nobody is shown it. */
    code: f.code(),
    /** What stands over the door, and at the head of receipts. */
    names: f.names(),
    image: f.image(),
    legalName: optional(f.text({ max: 120 })),
    taxpayerType: f.choice({ 1: 'natural', 2: 'legal' }, '2'),
    documentKind: f.choice({ NIF: 'nif', OTH: 'other' }, 'NIF'),
    taxNumber: optional(f.text({ max: 40, format: 'unspaced' })),
    taxRegime: optional(f.text({ max: 2, format: 'special_regime' })),
    fiscalRegion: optional(f.text({ max: 20, format: 'fiscal_region' })),
    street: optional(f.text({ max: 120 })),
    zip: optional(f.text({ max: 12 })),
    city: optional(f.text({ max: 80 })),
    /** Of the address, and by whose rule the tax number is checked. */
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    email: optional(f.text({ max: 254, format: 'email' })),
    url: optional(f.text({ max: 200, format: 'url' })),
    receiptHead: optional(f.names()),
    receiptFoot: optional(f.names()),
    /** When the day of business ends and the next begins; empty: at midnight. */
    dayStart: optional(f.time()),
    hours: f.week(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['code', 'names', 'legalName', 'taxNumber', 'city', 'country'],
    search: ['code', 'names', 'legalName', 'taxNumber'],
    sort: 'order',
    facets: [],
  },
  form: [
    { id: 'basic', fields: ['names', 'image', 'phone', 'email', 'url'] },
    {
      id: 'fiscal',
      fields: ['legalName', 'taxpayerType', 'documentKind', 'taxNumber', 'taxRegime', 'fiscalRegion'],
    },
    { id: 'address', fields: ['street', 'zip', 'city', 'country'] },
    { id: 'receipt', fields: ['receiptHead', 'receiptFoot'] },
    { id: 'hours', fields: ['dayStart', 'hours'] },
  ],
  rules: [
    (r) =>
      r.documentKind === 'NIF' && r.taxNumber !== null && !isTaxNumber(r.taxNumber, r.country)
        ? { path: 'taxNumber', code: 'tax_number' }
        : undefined,
  ],
});
export type BusinessInfo = Row<typeof businessInfo>;
