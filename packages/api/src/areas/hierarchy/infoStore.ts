import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.33 */
export const infoStore = defineResource({
  code: 'IST',
  route: '/business/infoStore',
  owner: 'store',
  published: false,
  service: 'setup',
  name: 'infoStore',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    image: f.image(),
    /** A sentence that guests read. */
    words: optional(f.names()),
    seats: optional(f.integer({ min: 0, max: 10_000 })),
    offers: f.choices({
      WIF: 'wi-fi',
      TER: 'terrace',
      PAR: 'parking',
      ACC: 'step-free access',
      PET: 'pets',
      KID: 'high chairs',
      BOO: 'bookings',
    }),
    hours: f.week(),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    email: optional(f.text({ max: 254, format: 'email' })),
    url: optional(f.text({ max: 200, format: 'url' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'offers', 'phone', 'status'],
    search: ['code', 'names', 'words'],
    sort: 'order',
    facets: ['idStore', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'idStore', 'words', 'seats', 'offers', 'image', 'order', 'status'],
    },
    { id: 'contact', fields: ['phone', 'email', 'url'] },
    { id: 'hours', fields: ['hours'] },
  ],
});
export type InfoStore = Row<typeof infoStore>;
