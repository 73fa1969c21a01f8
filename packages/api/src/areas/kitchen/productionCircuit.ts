import { defineResource, f, type Row } from '../../kernel/index.ts';
import { differ } from '../rules.ts';

/** docs/product.md §8.42 */
export const productionCircuit = defineResource({
  code: 'KPC',
  route: '/factorykds/productionCircuit',
  owner: 'system',
  service: 'kds',
  name: 'productionCircuit',
  fields: {
    code: f.code(),
    names: f.names(),
    services: f.choices({ '00': 'take in', '01': 'take out', '02': 'delivery', '03': 'external delivery' }),
    /** From the first monitor that has an order to the last. */
    steps: f.list({
      idMonitorKind: f.ref('KMK'),
      reaches: f.choice({ CRT: 'started', FNL: 'finalized', RDY: 'ready', DLV: 'delivered' }, 'FNL'),
      skips: f.flag(),
    }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'services', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['services', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'services', 'order', 'status'] },
    { id: 'steps', fields: ['steps'] },
  ],
  rules: [
    ({ steps }) =>
      steps.length === 0
        ? { path: 'steps', code: 'required' }
        : differ('steps', 'reaches', steps, ({ reaches }) => reaches),
  ],
});
export type ProductionCircuit = Row<typeof productionCircuit>;
