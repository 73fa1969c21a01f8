import { defineResource, f, type Row } from '../../kernel/index.ts';
import type { Fault } from '../../validation/faults.ts';
import { differ } from '../rules.ts';

const way: readonly string[] = ['CRT', 'FNL', 'RDY', 'DLV'];
/** An order never goes back: each step leads further than the one before. */
const goesOn = (steps: readonly { readonly reaches: string }[]): Fault | undefined => {
  const back = steps.findIndex(
    ({ reaches }, at) => at > 0 && way.indexOf(reaches) < way.indexOf(steps[at - 1]?.reaches ?? ''),
  );
  return back < 0 ? undefined : { path: `steps.${back}.reaches`, code: 'choice' };
};

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
  demands: { steps: true },
  rules: [({ steps }) => differ('steps', 'reaches', steps, ({ reaches }) => reaches) ?? goesOn(steps)],
});
export type ProductionCircuit = Row<typeof productionCircuit>;
