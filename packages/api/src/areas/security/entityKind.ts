import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §23.1 */
export const entityKind = defineResource({
  code: 'SEK',
  route: '/security/entityKinds',
  owner: 'system',
  service: 'security',
  name: 'entityKind',
  fields: {
    code: f.code(),
    names: f.names(),
    ownerKind: f.choice({ CMP: 'company', STR: 'store', TRM: 'terminal' }, 'CMP'),
    scopes: f.choices({ CMP: 'company', SYS: 'system', API: 'API' }),
    description: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'ownerKind', 'scopes', 'description', 'status'],
    search: ['code', 'names', 'description'],
    sort: 'order',
    facets: ['ownerKind', 'scopes', 'status'],
  },
  form: [{ id: 'basic', fields: ['code', 'names', 'ownerKind', 'scopes', 'description', 'order', 'status'] }],
});
export type EntityKind = Row<typeof entityKind>;
