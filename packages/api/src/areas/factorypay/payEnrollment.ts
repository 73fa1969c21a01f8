import { defineResource, type Draft, f, optional, type Row } from '../../kernel/index.ts';

/** Whether the company is told why it is not approved: what is still needed, or why not at all. */
const isAnswered = ({ state }: Draft): boolean => state === 'ASK' || state === 'RJC';
/** What the platform has before it. */
const handedIn: ReadonlySet<unknown> = new Set(['SNT', 'REV', 'APR']);

/** docs/product.md §19.9 */
export const payEnrollment = defineResource({
  code: 'FPN',
  route: '/factorypay/payEnrollment',
  owner: 'system',
  service: 'pay',
  name: 'payEnrollment',
  fields: {
    code: f.code(),
    names: f.names(),
    /** Companies are not the platform's own, so that they are named by their codes. */
    companyCode: f.text({ max: 20, format: 'code' }),
    storeCode: optional(f.text({ max: 20, format: 'code' })),
    legalName: f.text({ max: 120 }),
    document: optional(f.text({ max: 30, format: 'unspaced' })),
    contact: optional(f.text({ max: 120 })),
    email: f.text({ max: 254, format: 'email' }),
    phone: optional(f.text({ max: 30, format: 'phone' })),
    /** Sent by the company, taken up and decided by the platform; what was asked for or rejected is written anew. */
    state: f.choice(
      {
        DRF: 'draft',
        SNT: 'sent',
        REV: 'in review',
        ASK: 'more is needed',
        APR: 'approved',
        RJC: 'rejected',
      },
      'DRF',
      {
        moves: {
          DRF: ['SNT'],
          SNT: ['REV', 'ASK', 'APR', 'RJC'],
          REV: ['ASK', 'APR', 'RJC'],
          ASK: ['DRF'],
          APR: [],
          RJC: ['DRF'],
        },
      },
    ),
    reason: optional(f.text({ max: 500, long: true, when: isAnswered })),
    idPayTariff: optional(f.ref('FPT')),
    idPayReseller: optional(f.ref('FPE')),
    monthlyVolume: f.decimal({ min: 0, max: 100_000_000, scale: 0 }),
    averagePayment: f.decimal({ min: 0, max: 100_000, scale: 2 }),
    activity: optional(f.text({ max: 8, format: 'activity' })),
    iban: optional(f.text({ max: 42, format: 'iban' })),
    readers: f.integer({ min: 0, max: 500, initial: 1 }),
    submitted: optional(f.date()),
    notes: optional(f.text({ max: 1000, long: true })),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: [
      'order',
      'code',
      'names',
      'companyCode',
      'idPayTariff',
      'monthlyVolume',
      'submitted',
      'state',
      'status',
    ],
    search: ['code', 'names', 'companyCode', 'legalName', 'document', 'email'],
    sort: 'order',
    facets: ['state', 'idPayTariff', 'idPayReseller', 'status'],
  },
  form: [
    {
      id: 'basic',
      fields: [
        'code',
        'names',
        'companyCode',
        'storeCode',
        'legalName',
        'document',
        'contact',
        'email',
        'phone',
        'state',
        'reason',
        'order',
        'status',
      ],
    },
    { id: 'tariff', fields: ['idPayTariff', 'idPayReseller', 'monthlyVolume', 'averagePayment'] },
    { id: 'info', fields: ['activity', 'iban', 'readers', 'submitted', 'notes'] },
  ],
  demands: {
    reason: isAnswered,
    idPayTariff: ({ state }) => handedIn.has(state),
    iban: ({ state }) => handedIn.has(state),
  },
});
export type PayEnrollment = Row<typeof payEnrollment>;
