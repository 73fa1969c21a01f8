import { defineResource, f, type Row } from '../../kernel/index.ts';
import { periods } from './periods.ts';

/** docs/product.md §18.8 */
export const bundle = defineResource({
  code: 'BND',
  route: '/licenses/bundle/bundle',
  owner: 'system',
  service: 'license',
  name: 'bundle',
  fields: {
    code: f.code(),
    names: f.names(),
    price: f.decimal({ min: 0, max: 1_000_000, scale: 2, unit: 'EUR' }),
    period: f.choice(periods, 'Y'),
    kinds: f.list({
      idLicenceKind: f.ref('LSK'),
      quantity: f.integer({ min: 1, max: 1000, initial: 1 }),
    }),
    addOns: f.list({ idAddOn: f.ref('ADN'), quantity: f.integer({ min: 1, max: 1000, initial: 1 }) }),
    share: f.decimal({ min: 0, max: 100, scale: 2, unit: '%' }),
    brands: f.list({
      idLicenceBrand: f.ref('BRN'),
      share: f.decimal({ min: 0, max: 100, scale: 2, unit: '%' }),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'price', 'period', 'share', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['period', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'price', 'period', 'kinds', 'addOns', 'order', 'status'],
    },
    { id: 'split', fields: ['share', 'brands'] },
  ],
  demands: { kinds: ({ addOns }) => addOns.length === 0 },
});
export type Bundle = Row<typeof bundle>;
