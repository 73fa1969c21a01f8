import { defineResource, f, type Row } from '../../kernel/index.ts';

/** docs/product.md §17.4 */
export const connector = defineResource({
  code: 'HCN',
  route: '/factoryhub/connector',
  owner: 'system',
  service: 'hub',
  name: 'connector',
  fields: {
    code: f.code(),
    names: f.names(),
    kind: f.choice({ CLB: 'callback', RMQ: 'message queue' }, 'CLB'),
    authentication: f.choice({ CLN: 'cloud licence', DLN: 'device licence', USE: 'user e-mail' }, 'CLN'),
    url: f.text({ max: 500, format: 'url', when: (r) => r.kind === 'CLB' }),
    host: f.text({ max: 253, format: 'unspaced', when: (r) => r.kind === 'RMQ' }),
    port: f.integer({ min: 1, max: 65_535, initial: 5671, when: (r) => r.kind === 'RMQ' }),
    virtualHost: f.text({ max: 120, initial: '/', when: (r) => r.kind === 'RMQ' }),
    exchange: f.text({ max: 120, when: (r) => r.kind === 'RMQ' }),
    queue: f.text({ max: 120, when: (r) => r.kind === 'RMQ' }),
    attempts: f.integer({ min: 1, max: 20, initial: 5 }),
    /** Seconds until an attempt counts as failed. */
    timeout: f.integer({ min: 1, max: 60, initial: 10 }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'kind', 'authentication', 'attempts', 'status'],
    search: ['code', 'names', 'url', 'host', 'queue'],
    sort: 'order',
    facets: ['kind', 'authentication', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'kind',
        'url',
        'host',
        'port',
        'virtualHost',
        'exchange',
        'queue',
        'order',
        'status',
      ],
    },
    { id: 'delivery', fields: ['authentication', 'attempts', 'timeout'] },
  ],
});
export type Connector = Row<typeof connector>;
