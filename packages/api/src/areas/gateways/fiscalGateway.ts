import { defineResource, f, optional, type Row } from '../../kernel/index.ts';
import { endsAfterStart } from '../rules.ts';

/** docs/product.md §23.8 */
export const fiscalGateway = defineResource({
  code: 'FGW',
  route: '/system/fiscal/gateway',
  owner: 'system',
  service: 'fiscal',
  name: 'fiscalGateway',
  fields: {
    code: f.code(),
    names: f.names(),
    type: f.choice({ 1: 'basic', 2: 'TicketBAI', 3: 'endpoints' }, '1'),
    region: f.choice(
      {
        'SP-TBA': 'Álava',
        'SP-TZA': 'Álava, to try',
        'SP-TBG': 'Gipuzkoa',
        'SP-TZG': 'Gipuzkoa, to try',
        'SP-TBB': 'Bizkaia',
        'SP-TZB': 'Bizkaia, to try',
        'PA-HKA': 'Panama',
        'PA-HKT': 'Panama, to try',
      },
      'SP-TBA',
    ),
    endpoint: f.text({ max: 500, format: 'url' }),
    /** Where a ticket that was sent is asked after. */
    queryEndpoint: optional(f.text({ max: 500, format: 'url', when: (r) => r.type === '3' })),
    /** Seconds until a request counts as failed, and how often it is tried. */
    timeout: f.integer({ min: 1, max: 120, initial: 30 }),
    attempts: f.integer({ min: 1, max: 20, initial: 5 }),
    /** Of the platform's own, for stores that have none. */
    certificate: f.file({ holds: 'certificate', max: 65_536 }),
    from: optional(f.date()),
    until: optional(f.date()),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'type', 'region', 'endpoint', 'status'],
    search: ['code', 'names', 'endpoint'],
    sort: 'order',
    facets: ['type', 'region', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'type',
        'region',
        'endpoint',
        'queryEndpoint',
        'from',
        'until',
        'order',
        'status',
      ],
    },
    { id: 'certificate', fields: ['certificate'] },
    { id: 'limits', fields: ['timeout', 'attempts'] },
  ],
  rules: [
    // TicketBAI is the Basque provinces' own.
    (r) =>
      r.type === '2' && !r.region.startsWith('SP-')
        ? {
            path: 'region',
            code: 'fiscal_region',
            params: { regions: 'SP-TBA, SP-TZA, SP-TBG, SP-TZG, SP-TBB, SP-TZB' },
          }
        : undefined,
    endsAfterStart,
  ],
});
export type FiscalGateway = Row<typeof fiscalGateway>;
