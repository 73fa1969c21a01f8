import { defineResource, f, optional, type Row } from '../../kernel/index.ts';

/** docs/product.md §19.5 */
export const payMerchantAccount = defineResource({
  code: 'FPA',
  route: '/factorypay/merchantAccount',
  owner: 'system',
  service: 'pay',
  name: 'payMerchantAccount',
  fields: {
    code: f.code(),
    names: f.names(),
    /** In whose name the account is, as the acquirer has it. */
    holder: f.text({ max: 120 }),
    /** Companies are not the platform's own, so that they are named by their codes. */
    companyCode: f.text({ max: 20, format: 'code' }),
    storeCode: optional(f.text({ max: 20, format: 'code' })),
    acquirer: f.text({ max: 80 }),
    merchantNumber: f.text({ max: 15, format: 'number_id' }),
    idPayTariff: f.ref('FPT'),
    idPayReseller: optional(f.ref('FPE')),
    iban: f.text({ max: 42, format: 'iban' }),
    sweep: f.choice({ DAY: 'each day', WEK: 'each week', MNT: 'each month', MAN: 'by hand' }, 'DAY'),
    weekDay: f.choice(
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
      { when: (r) => r.sweep === 'WEK' },
    ),
    /** Every month has a 28th. */
    monthDay: f.integer({ min: 1, max: 28, initial: 1, when: (r) => r.sweep === 'MNT' }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'companyCode', 'storeCode', 'merchantNumber', 'sweep', 'status'],
    search: ['code', 'names', 'holder', 'companyCode', 'merchantNumber', 'iban'],
    sort: 'order',
    facets: ['idPayTariff', 'idPayReseller', 'sweep', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'holder',
        'companyCode',
        'storeCode',
        'acquirer',
        'merchantNumber',
        'idPayTariff',
        'idPayReseller',
        'order',
        'status',
      ],
    },
    { id: 'sweep', fields: ['iban', 'sweep', 'weekDay', 'monthDay'] },
  ],
});
export type PayMerchantAccount = Row<typeof payMerchantAccount>;
