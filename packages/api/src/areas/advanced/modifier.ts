import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.10 */
export const modifier = defineResource({
  code: 'MDF',
  route: '/settings/advanced/modifiers',
  owner: 'company',
  service: 'setup',
  name: 'modifier',
  fields: {
    code: f.code(),
    names: f.names(),
    mode: f.choice({ N: 'normal', F: 'always' }, 'N'),
    min: f.integer({ min: 0, max: 99 }),
    max: f.integer({ min: 1, max: 99, initial: 1 }),
    choices: f.list({ names: f.names(), priceChange: f.money({ min: -99_999_999_99 }), preset: f.flag() }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'mode', 'min', 'max', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['mode', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'mode', 'min', 'max', 'order', 'status'] },
    { id: 'choices', fields: ['choices'] },
  ],
  rules: [
    (r) => (r.min > r.max ? { path: 'max', code: 'too_small', params: { min: r.min } } : undefined),
    (r) =>
      r.choices.length < r.min
        ? { path: 'choices', code: 'fewer_choices', params: { min: r.min } }
        : undefined,
  ],
});
export type Modifier = Row<typeof modifier>;
export type ModifierLine = Line<typeof modifier>;
