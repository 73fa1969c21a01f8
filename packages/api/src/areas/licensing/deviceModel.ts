import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { operatingSystems } from '../systems.ts';

/** docs/product.md §18.3 */
export const deviceModel = defineResource({
  code: 'DVM',
  route: '/licenses/device/modelDevice',
  owner: 'system',
  service: 'license',
  name: 'deviceModel',
  fields: {
    code: f.code(),
    names: f.names(),
    idManufacturer: f.ref('MNF'),
    kind: f.choice({ T: 'till', H: 'handheld', K: 'kiosk', M: 'kitchen monitor', C: 'card terminal' }, 'T'),
    system: f.choice(operatingSystems, 'Android'),
    reference: optional(f.text({ max: 40 })),
    diagonal: optional(f.decimal({ min: 3, max: 100, scale: 1, unit: '″' })),
    supportedUntil: optional(f.date()),
    image: f.image(),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idManufacturer', 'kind', 'system', 'diagonal', 'status'],
    search: ['code', 'names', 'reference'],
    sort: 'order',
    facets: ['idManufacturer', 'kind', 'system', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idManufacturer', 'kind', 'image', 'order', 'status'] },
    { id: 'technical', fields: ['system', 'reference', 'diagonal', 'supportedUntil'] },
  ],
});
export type DeviceModel = Row<typeof deviceModel>;
