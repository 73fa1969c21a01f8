import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §16.16 */
export const monitorKind = defineResource({
  code: 'KMK',
  route: '/factorykds/monitorKind',
  owner: 'system',
  service: 'kds',
  name: 'monitorKind',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice(
      {
        REGULAR: 'regular',
        FASTFOOD: 'fast food',
        PREPARATION: 'preparation',
        FULLORDER: 'full order',
        PICKUP: 'pickup',
      },
      'REGULAR',
    ),
    capabilities: f.choices({
      STR: 'starts',
      FNL: 'finishes',
      RDY: 'makes ready',
      DSC: 'gives up',
      UND: 'takes back',
      CLL: 'calls numbers',
    }),
    views: f.choices({
      SEPARATED: 'separated',
      CONSOLIDATED: 'consolidated',
      MIXED: 'mixed',
      FULL_TICKET: 'full ticket',
      SEPARATED_READY: 'separated, ready',
      FULL_TICKET_READY: 'full ticket, ready',
    }),
    filters: f.choices({
      NFN: 'not finished',
      PND: 'pending',
      CRT: 'started',
      FNL: 'finished',
      RDY: 'ready',
      DSC: 'discarded',
      ALL: 'all',
    }),
    description: optional(f.text({ max: 500, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'views', 'filters', 'status'],
    search: ['code', 'names', 'description'],
    sort: 'order',
    facets: ['kind', 'views', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'kind', 'description', 'order', 'status'] },
    { id: 'offers', fields: ['views', 'filters', 'capabilities'] },
  ],
});
export type MonitorKind = Row<typeof monitorKind>;
