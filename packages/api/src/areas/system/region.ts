import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §8.5 */
export const region = defineResource({
  code: 'RGN',
  route: '/system/regions/regions',
  owner: 'company',
  service: 'setup',
  name: 'region',
  fields: {
    code: f.code(),
    names: f.names(),
    iso: f.text({ max: 6, format: 'country', initial: 'ES' }),
    lang: f.text({ max: 12, format: 'language', initial: 'es-ES' }),
    firstDay: f.choice(
      {
        MON: 'Monday',
        TUE: 'Tuesday',
        WED: 'Wednesday',
        THU: 'Thursday',
        FRI: 'Friday',
        SAT: 'Saturday',
        SUN: 'Sunday',
      },
      'MON',
    ),
    is24H: f.flag({ initial: 'S' }),
    color: optional(f.text({ max: 7, format: 'colour' })),
    url: optional(f.text({ max: 300, format: 'url' })),
    order: f.order(),
    status: f.status(),
    currencies: f.list({ idCurrency: f.ref('CRR') }),
    taxes: f.list({ idTax: f.ref('TAX') }),
    paymentMethods: f.list({ idPaymentMethod: f.ref('PMT') }),
    ticketKinds: f.list({ idTicketKind: f.ref('TKK') }),
  },
  list: {
    columns: ['order', 'code', 'names', 'iso', 'lang', 'firstDay', 'is24H', 'status'],
    search: ['code', 'names', 'iso'],
    sort: 'order',
    facets: ['status'],
  },
  form: [
    {
      id: 'basic',
      fields: ['code', 'names', 'iso', 'lang', 'firstDay', 'is24H', 'color', 'url', 'order', 'status'],
    },
    { id: 'currencies', fields: ['currencies'] },
    { id: 'taxes', fields: ['taxes'] },
    { id: 'paymentMethods', fields: ['paymentMethods'] },
    { id: 'ticketKinds', fields: ['ticketKinds'] },
  ],
});
export type Region = Row<typeof region>;
