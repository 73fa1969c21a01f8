import { defineResource, f, type Line, type Row } from '../../kernel/index.ts';

/** Kinds at which whole orders are shown: without sections they have those of all. */
const whole: readonly string[] = ['FULLORDER', 'PREPARATION', 'PICKUP'];

/** docs/product.md §8.17 */
export const monitor = defineResource({
  code: 'KMN',
  route: '/kds/config/monitor',
  owner: 'company',
  published: false,
  service: 'kds',
  name: 'monitor',
  fields: {
    code: f.code(),
    names: f.names(),
    idStore: f.ref('STR'),
    kind: f.choice(
      {
        REGULAR: 'regular',
        FASTFOOD: 'fast food',
        FULLORDER: 'full order',
        PREPARATION: 'preparation',
        PICKUP: 'pickup',
      },
      'REGULAR',
    ),
    sections: f.list({ idSection: f.ref('KSC') }),
    /** How its orders are put together, until a screen chooses otherwise. */
    view: f.choice(
      {
        SEPARATED: 'by order',
        CONSOLIDATED: 'by dish',
        MIXED: 'orders and dishes',
        FULL_TICKET: 'whole orders',
      },
      'SEPARATED',
      { when: (r) => r.kind !== 'PREPARATION' && r.kind !== 'PICKUP' },
    ),
    /** The same at the pass, where dishes arrive from the sections. */
    viewReady: f.choice(
      {
        SEPARATED_READY: 'with what is awaited',
        FULL_TICKET_READY: 'whole orders',
        SEPARATED: 'what has arrived',
      },
      'SEPARATED_READY',
      { when: (r) => r.kind === 'PREPARATION' },
    ),
    /** A small shop's way from to-do to done: a dish is finished without having been started. */
    skipStart: f.flag({ when: (r) => r.kind === 'REGULAR' || r.kind === 'FULLORDER' }),
    /** Whether cooks may give up a dish. */
    discard: f.flag({ initial: 'S', when: (r) => r.kind !== 'PREPARATION' && r.kind !== 'PICKUP' }),
    /** Whether cooks may hand a dish to another section. */
    transfer: f.flag({ initial: 'S', when: (r) => r.kind !== 'PREPARATION' && r.kind !== 'PICKUP' }),
    sound: f.flag({ initial: 'S' }),
    /** Inches across the screen. */
    diagonal: f.integer({ min: 7, max: 100, initial: 24 }),
    /** Centimetres from which it is read: with the diagonal, how large its letters are. */
    distance: f.choice({ '70': 'at70', '100': 'at100', '140': 'at140', '200': 'at200' }, '100'),
    /** Pressed with fingers; without, rows are as low as their text. */
    touch: f.flag({ initial: 'S' }),
    /** Orders as high as they are, one below the other, or rows of one height. */
    layout: f.choice({ FLOW: 'flow', GRID: 'grid' }, 'FLOW'),
    /** 0: as many as are wide enough to be read. */
    columns: f.integer({ min: 0, max: 12, initial: 0 }),
    /** Rows of one height, where the layout has them. */
    rows: f.integer({ min: 1, max: 7, initial: 2 }),
    order: f.order(),
    status: f.status(),
  },
  list: {
    columns: ['order', 'code', 'names', 'idStore', 'kind', 'rows', 'status'],
    search: ['code', 'names'],
    sort: 'order',
    facets: ['idStore', 'status'],
  },
  form: [
    { id: 'basic', fields: ['code', 'names', 'idStore', 'kind', 'order', 'status'] },
    { id: 'sections', fields: ['sections'] },
    { id: 'screen', fields: ['skipStart', 'discard', 'transfer', 'sound'] },
    {
      id: 'look',
      fields: ['view', 'viewReady', 'diagonal', 'distance', 'touch', 'layout', 'columns', 'rows'],
    },
  ],
  demands: { sections: (r) => !whole.includes(r.kind) },
});
export type Monitor = Row<typeof monitor>;
export type MonitorLine = Line<typeof monitor>;
