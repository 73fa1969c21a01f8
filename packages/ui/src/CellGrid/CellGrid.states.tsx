import { bad } from '../values/bad.ts';
import type { CellGridProps } from './index.ts';

export const rates: CellGridProps['rows'] = [
  { id: 'bar', label: 'Barra', detail: 'BAR' },
  { id: 'room', label: 'Sala', detail: 'SALA' },
  { id: 'terrace', label: 'Terraza', detail: 'TERR' },
];
export const columns: CellGridProps['columns'] = [
  { id: 'price', header: 'Price (€)', align: 'end', unit: '€' },
  { id: 'cost', header: 'Cost', align: 'end' },
];
export const texts: Readonly<Record<string, string>> = {
  'bar.price': '2,50',
  'bar.cost': '0,80',
  'room.price': '2,80',
  'terrace.price': '3,10',
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: {},
  readOnly: { isReadOnly: true },
  wrong: {
    errorOf: (row: string, column: string) =>
      row === 'room' && column === 'price' ? 'Enter an amount.' : undefined,
  },
  empty: { rows: [] },
  languages: {
    label: 'Texts',
    rowHeader: 'English',
    rows: [
      { id: 'bar', label: 'Grilled sardines with lemon', detail: 'SAR', lang: 'en-GB' },
      { id: 'room', label: 'Cheese of the house', detail: 'CHE', lang: 'en-GB' },
      { id: 'terrace', label: 'Coffee with ice', detail: 'CWI', lang: 'en-GB' },
    ],
    columns: [
      { id: 'es', header: 'Spanish', lang: 'es-ES' },
      { id: 'ar', header: 'Arabic', lang: 'ar-EG' },
    ],
    textOf: (row: string, column: string) =>
      row === 'bar' ? (column === 'es' ? 'Sardinas a la brasa con limón' : 'سردين مشوي بالليمون') : '',
  },
  many: {
    rows: Array.from({ length: 1_000 }, (_, index) => ({ id: `r${index}`, label: `Tarifa ${index + 1}` })),
  },
  bad: {
    label: bad.word,
    rowHeader: bad.word,
    rows: [
      { id: 'bar', label: bad.word, detail: bad.mixed },
      { id: 'room', label: bad.mixed, detail: bad.word },
    ],
    columns: [
      { id: 'price', header: bad.word, align: 'end' },
      { id: 'cost', header: bad.malformed, align: 'end' },
    ],
    textOf: () => bad.word,
    errorOf: (row: string) => (row === 'room' ? bad.malformed : undefined),
  },
} satisfies Record<string, Partial<CellGridProps>>;
