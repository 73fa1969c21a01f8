import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { operatingSystems } from '../systems.ts';

/** docs/product.md §24.2 */
export const flavour = defineResource({
  code: 'FLV',
  route: '/upgrades/flavours',
  owner: 'system',
  service: 'system',
  name: 'flavour',
  fields: {
    code: f.code(),
    names: f.names(),
    idApp: f.ref('APP'),
    idLicenceBrand: optional(f.ref('BRN')),
    system: f.choice(operatingSystems, 'Android'),
    package: f.text({ max: 150, format: 'unspaced' }),
    color: optional(f.text({ max: 7, format: 'colour' })),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idApp', 'idLicenceBrand', 'system', 'package', 'status'],
    search: ['code', 'names', 'package'],
    sort: 'order',
    facets: ['idApp', 'idLicenceBrand', 'system', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'idApp', 'idLicenceBrand', 'system', 'package', 'order', 'status'],
    },
    { id: 'look', fields: ['color', 'image'] },
  ],
});
export type Flavour = Row<typeof flavour>;
