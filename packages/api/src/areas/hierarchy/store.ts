import { defineResource, type Draft, f, optional, type Row } from '../../kernel/index.ts';
import { isTaxNumber } from '../../validation/taxNumber.ts';

/** What Panama's electronic document says of a store, and no other. */
const inPanama = (r: Draft): boolean => typeof r['country'] === 'string' && /^PA(?:-|$)/.test(r['country']);

/** docs/product.md §8.15 */
export const store = defineResource({
  code: 'STR',
  route: '/admin/stores',
  owner: 'company',
  service: 'setup',
  name: 'store',
  fields: {
    code: f.code(),
    names: f.names(),
    image: f.image(),
    street: f.text({ max: 120 }),
    zip: optional(f.text({ max: 12 })),
    city: f.text({ max: 80 }),
    country: f.text({ max: 6, format: 'country', initial: 'ES' }),
    timeZone: f.text({ max: 40, format: 'time_zone', initial: 'Europe/Madrid' }),
    idRegion: optional(f.ref('RGN')),
    fiscalRegion: optional(f.text({ max: 20, format: 'fiscal_region' })),
    cashAllowed: f.flag({ initial: 'S' }),
    cardAllowed: f.flag({ initial: 'S' }),
    appAllowed: f.flag(),
    localPaymentAllowed: f.flag({ initial: 'S' }),
    deliveryPaymentAllowed: f.flag(),
    hours: f.week(),
    /** Who the store's tickets are issued by, where that is not the business itself. */
    emitterName: optional(f.text({ max: 120 })),
    emitterTaxNumber: optional(f.text({ max: 20, format: 'unspaced' })),
    certificate: f.file({ holds: 'certificate', max: 65_536 }),
    /** The number that the tax office has given the branch, and the code and names of where it is. */
    fiscalBranch: optional(f.text({ max: 4, format: 'number_id', when: inPanama })),
    fiscalPlace: optional(f.text({ max: 12, format: 'unspaced', when: inPanama })),
    township: optional(f.text({ max: 50, when: inPanama })),
    district: optional(f.text({ max: 50, when: inPanama })),
    latitude: optional(f.decimal({ min: -90, max: 90, scale: 6, when: inPanama })),
    longitude: optional(f.decimal({ min: -180, max: 180, scale: 6, when: inPanama })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'timeZone', 'city', 'idRegion', 'status'],
    search: ['code', 'names', 'street', 'city'],
    sort: 'order',
    facets: ['idRegion', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'street',
        'zip',
        'city',
        'country',
        'timeZone',
        'idRegion',
        'fiscalRegion',
        'order',
        'status',
      ],
    },
    {
      id: 'payment',
      fields: ['cashAllowed', 'cardAllowed', 'appAllowed', 'localPaymentAllowed', 'deliveryPaymentAllowed'],
    },
    { id: 'schedule', fields: ['hours'] },
    { id: 'emitter', fields: ['emitterName', 'emitterTaxNumber', 'certificate'] },
    {
      id: 'panama',
      fields: ['fiscalBranch', 'fiscalPlace', 'township', 'district', 'latitude', 'longitude'],
    },
    { id: 'image', fields: ['image'] },
  ],
  rules: [
    (r) =>
      r.emitterTaxNumber !== null && !isTaxNumber(r.emitterTaxNumber, r.country)
        ? { path: 'emitterTaxNumber', code: 'tax_number' }
        : undefined,
  ],
});
export type Store = Row<typeof store>;
