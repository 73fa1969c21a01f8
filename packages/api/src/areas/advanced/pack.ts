import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.13 */
export const pack = defineResource({
  code: 'PCK',
  route: '/settings/advanced/packs',
  owner: 'company',
  service: 'setup',
  name: 'pack',
  fields: {
    code: f.code(),
    names: f.names(),
    calculation: f.choice({ H: 'highest', L: 'lowest' }, 'H'),
    parts: f.list({
      names: f.names(),
      idGroup: f.ref('PGR'),
      min: f.integer({ min: 0, max: 99, initial: 1 }),
      max: f.integer({ min: 1, max: 99, initial: 1 }),
      supplement: f.money(),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'calculation', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['calculation', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'calculation', 'order', 'status'] },
    { id: 'parts', fields: ['parts'] },
  ],
  demands: { parts: true },
  rules: [
    ({ parts }) => {
      const place = parts.findIndex(({ min, max }) => min > max);
      return place < 0
        ? undefined
        : { path: `parts.${place}.max`, code: 'too_small', params: { min: parts[place]?.min ?? 0 } };
    },
  ],
});
export type Pack = Row<typeof pack>;
export type PackLine = Line<typeof pack>;
