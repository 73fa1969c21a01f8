import { Button } from '../Button/index.ts';
import { Status } from '../Status/index.ts';
import { bad } from '../values/bad.ts';
import type { TableColumn, TableProps } from './index.ts';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly amount: string;
}

const lines: readonly Line[] = [
  { id: 'beer', name: 'Small beer', quantity: 41, amount: '90.20 €' },
  { id: 'tortilla', name: 'Tortilla', quantity: 8, amount: '52.00 €' },
  { id: 'coffee', name: 'Coffee with milk', quantity: 113, amount: '169.50 €' },
];

const name: TableColumn<Line> = {
  id: 'name',
  header: 'Product',
  cell: (line) => line.name,
  isRowHeader: true,
  footer: 'Total',
};
const quantity: TableColumn<Line> = {
  id: 'quantity',
  header: 'Sold',
  cell: (line) => line.quantity,
  align: 'end',
  footer: 162,
};
const amount: TableColumn<Line> = {
  id: 'amount',
  header: 'Net sales',
  cell: (line) => line.amount,
  align: 'end',
  footer: '311.70 €',
};

const sales = { caption: 'Sales of 21 November', columns: [name, quantity, amount], rows: lines };
const plain = [name, quantity, amount].map(({ footer: _sum, ...column }) => column);

const hours = Array.from({ length: 12 }, (_, hour): TableColumn<Line> => ({
  id: `hour-${String(hour)}`,
  header: `${String(hour + 11)}:00`,
  cell: (line) => line.quantity + hour,
  align: 'end',
}));

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  sums: sales,
  plain: { ...sales, columns: plain },
  compact: { ...sales, density: 'compact' },
  captionHidden: { ...sales, isCaptionHidden: true },
  centred: {
    ...sales,
    columns: [
      ...plain,
      { id: 'state', header: 'Stock', align: 'center', cell: () => <Status tone="success" text="Enough" /> },
    ],
  },
  empty: { ...sales, rows: [] },
  emptyTaught: {
    ...sales,
    rows: [],
    empty: (
      <>
        <p>Nothing was sold on this day.</p>
        <Button>Choose another day</Button>
      </>
    ),
  },
  longWords: {
    ...sales,
    caption: `${bad.word} ${bad.mixed}`,
    rows: [
      { id: 'law', name: bad.word, quantity: 123_456_789_012, amount: '123,456,789,012.00 €' },
      { id: 'essay', name: 'Slow-roasted shoulder of lamb '.repeat(12), quantity: 1, amount: '—' },
      { id: 'signs', name: bad.malformed, quantity: Number.MAX_SAFE_INTEGER, amount: bad.mixed },
      { id: 'nothing', name: bad.empty, quantity: 0, amount: bad.empty },
    ],
  },
  mixedDirections: {
    ...sales,
    rows: [
      { id: 'shawarma', name: 'شاورما دجاج (2 قطع)', quantity: 4, amount: '40.00 €' },
      { id: 'falafel', name: 'Falafel – פלאפל 6x', quantity: 12, amount: '66.00 €' },
      ...lines,
    ],
  },
  manyColumns: { ...sales, caption: 'Sold each hour', columns: [name, ...hours] },
  stickyHead: {
    ...sales,
    isHeadSticky: true,
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `Product ${String(index + 1)}`,
      quantity: index * 7,
      amount: `${String(index * 12)}.00 €`,
    })),
  },
} satisfies Record<string, Omit<TableProps<Line>, 'getRowId'>>;
