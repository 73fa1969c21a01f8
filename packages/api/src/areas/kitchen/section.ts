import { defineResource, f, optional, type Line, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.16 */
export const section = defineResource({
  code: 'KSC',
  route: '/kds/config/section',
  owner: 'company',
  published: false,
  service: 'kds',
  name: 'section',
  fields: {
    code: f.code(),
    names: f.names(),
    color: optional(f.text({ max: 7, format: 'colour' })),
    /** Minutes after which a dish of this section is late, and very late. */
    alert1: f.integer({ min: 1, max: 240, initial: 5 }),
    alert2: f.integer({ min: 2, max: 480, initial: 8 }),
    /** Takes what no other section takes. */
    takesRest: f.flag({ exclusive: true }),
    areas: f.list({ idArea: f.ref('ARE') }),
    departments: f.list({ idDepartment: f.ref('DPT') }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'alert1', 'alert2', 'takesRest', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'color', 'alert1', 'alert2', 'takesRest', 'order', 'status'],
    },
    { id: 'takes', fields: ['areas', 'departments'] },
  ],
  rules: [
    (r) =>
      r.alert2 > r.alert1 ? undefined : { path: 'alert2', code: 'too_small', params: { min: r.alert1 + 1 } },
  ],
});
export type Section = Row<typeof section>;
export type SectionLine = Line<typeof section>;
