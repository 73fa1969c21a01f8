import { defineResource, f, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';

/** docs/product.md §19.2 */
export const payRegion = defineResource({
  code: 'FPR',
  route: '/factorypay/region',
  owner: 'system',
  service: 'pay',
  name: 'payRegion',
  fields: {
    code: f.code(),
    names: f.names(),
    /** ISO 4217. */
    currency: f.text({ max: 3, initial: 'EUR', format: 'alpha_code' }),
    /** A card that was issued in one of these is a regional one. */
    countries: f.list({ country: f.text({ max: 2, format: 'country' }) }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'currency', 'status'],
    search: ['code', 'names', 'currency'],
    sort: 'order',
    facets: ['status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'currency', 'countries', 'order', 'status'] }],
  rules: [
    ({ currency }) =>
      /^[A-Z]{3}$/.test(currency) ? undefined : { path: 'currency', code: 'too_short', params: { min: 3 } },
    ({ countries }) => differ('countries', 'country', countries, ({ country }) => country),
  ],
});
export type PayRegion = Row<typeof payRegion>;
