import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.21 */
export const serviceKind = defineResource({
  code: 'SRV',
  route: '/settings/basics/serviceKinds',
  owner: 'company',
  service: 'setup',
  name: 'serviceKind',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ I: 'take in', O: 'take out', D: 'own delivery', C: 'external delivery' }, 'I'),
    scope: f.choice({ N: 'none', P: 'till', K: 'kiosk', B: 'both' }, 'P'),
    idRate: optional(f.ref('RTE', { only: { kind: ['1'] } })),
    idTax: optional(f.ref('TAX')),
    /** What a till asks before the first dish. */
    asks: f.choices({ T: 'table', C: 'customer', P: 'covers' }),
    color: optional(f.text({ max: 7, format: 'colour' })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'scope', 'asks', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['kind', 'scope', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'kind', 'scope', 'idRate', 'idTax', 'asks', 'color', 'order', 'status'],
    },
  ],
});
export type ServiceKind = Row<typeof serviceKind>;
