import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §24.4 */
export const upgrade = defineResource({
  code: 'UPG',
  route: '/upgrades/upgrades',
  owner: 'system',
  service: 'system',
  name: 'upgrade',
  fields: {
    code: f.code(),
    names: f.names(),
    upgrade: f.text({ max: 40, format: 'upgrade_code' }),
    idRelease: f.ref('RLS', { only: { state: ['T', 'R'] } }),
    oldest: optional(f.text({ max: 40, format: 'build_number' })),
    mode: f.choice({ A: 'asks', C: 'at the closing', N: 'at once' }, 'A'),
    from: f.date(),
    until: optional(f.date()),
    hours: f.week(),
    percent: f.integer({ min: 1, max: 100, initial: 100 }),
    countries: f.list({ country: f.text({ max: 6, format: 'country', initial: 'ES' }) }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'upgrade', 'idRelease', 'mode', 'from', 'percent', 'status'],
    search: ['code', 'names', 'upgrade'],
    sort: 'order',
    facets: ['idRelease', 'mode', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'upgrade', 'idRelease', 'oldest', 'mode', 'order', 'status'],
    },
    { id: 'when', fields: ['from', 'until', 'hours'] },
    { id: 'where', fields: ['percent', 'countries'] },
  ],
  rules: [
    (r) => (r.until !== null && r.until < r.from ? { path: 'until', code: 'before_start' } : undefined),
  ],
});
export type Upgrade = Row<typeof upgrade>;
