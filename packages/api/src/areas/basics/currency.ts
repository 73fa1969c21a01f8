import { defineResource, f } from '../../kernel/index.ts';

const separators = { '.': 'point', ',': 'comma', ' ': 'space', "'": 'apostrophe' } as const;

/** docs/product.md §8.2 */
export const currency = defineResource({
  code: 'CRR',
  route: '/settings/basics/currencies',
  owner: 'company',
  service: 'setup',
  name: 'currency',
  fields: {
    code: f.code(),
    names: f.names(),
    symbol: f.text({ max: 5, initial: '$' }),
    decimals: f.integer({ min: 0, max: 4, initial: 2 }),
    rightposition: f.flag(),
    thousandSeparator: f.choice(separators, '.'),
    decimalSeparator: f.choice(separators, ','),
    defaultcurrency: f.flag({ exclusive: true }),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'symbol', 'decimals', 'defaultcurrency', 'status'],
    search: ['code', 'names', 'symbol'],
    sort: 'order',
    facets: ['defaultcurrency', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'symbol', 'defaultcurrency', 'image', 'order', 'status'] },
    { id: 'format', fields: ['decimals', 'rightposition', 'thousandSeparator', 'decimalSeparator'] },
  ],
  rules: [
    (r) =>
      r.thousandSeparator === r.decimalSeparator
        ? { path: 'decimalSeparator', code: 'separators_equal' }
        : undefined,
  ],
});
