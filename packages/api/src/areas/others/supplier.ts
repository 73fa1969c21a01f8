import { defineResource, f, type Line, optional, type Row } from '../../kernel/index.ts';
import { isTaxNumber } from '../../validation/taxNumber.ts';

/** docs/product.md §8.18 */
export const supplier = defineResource({
  code: 'SPL',
  route: '/settings/others/suppliers',
  owner: 'company',
  service: 'setup',
  name: 'supplier',
  fields: {
    code: f.code(),
    names: f.names(),
    documentKind: f.choice(
      { NIF: 'nif', PAS: 'passport', DOC: 'document', CER: 'certificate', OTH: 'other' },
      'NIF',
    ),
    document: optional(f.text({ max: 20, format: 'unspaced' })),
    taxKind: f.choice({ 1: 'apply', 2: 'exempt', 3: 'surcharge' }, '1'),
    idRate: optional(f.ref('RTE', { only: { kind: ['2'] } })),
    email: optional(f.text({ max: 254, format: 'email' })),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    url: optional(f.text({ max: 200, format: 'url' })),
    street: optional(f.text({ max: 120 })),
    zip: optional(f.text({ max: 12 })),
    city: optional(f.text({ max: 80 })),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'document', 'city', 'idRate', 'status'],
    search: ['code', 'names', 'document', 'city'],
    sort: 'order',
    facets: ['taxKind', 'idRate', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'documentKind', 'document', 'taxKind', 'idRate', 'order', 'status'],
    },
    { id: 'contact', fields: ['email', 'phone', 'url', 'street', 'zip', 'city', 'country'] },
  ],
  rules: [
    (r) =>
      r.documentKind === 'NIF' && r.document !== null && !isTaxNumber(r.document, r.country)
        ? { path: 'document', code: 'tax_number' }
        : undefined,
  ],
});
export type Supplier = Row<typeof supplier>;
export type SupplierLine = Line<typeof supplier>;
