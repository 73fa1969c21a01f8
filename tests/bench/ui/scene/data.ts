import type { Choice, Column, Row } from '../../libraries/library.ts';

/** So many that plain elements take 150 ms or more: below that a neighbour on the machine decides. */
export const numbers = { buttons: 4000, rows: 1000, formRows: 600, options: 1000 } as const;
/** Every so many rows one is changed. */
const changedEvery = 10;

interface Product extends Row {
  readonly name: string;
  readonly figures: readonly string[];
}
const fieldNames = ['Group', 'Family', 'Price', 'Cost', 'Stock', 'Tax', 'Till', 'Store'] as const;

export const columns: readonly Column<Product>[] = [
  { id: 'id', header: 'Code', cell: ({ id }) => id },
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  ...fieldNames.map((header, index) => ({
    id: header.toLowerCase(),
    header,
    cell: ({ figures }: Product) => figures[index],
  })),
];

const productOf = (index: number, version: number): Product => ({
  id: `P-${String(1000 + index)}`,
  name: `Product ${String(index)} · ${String(version)}`,
  figures: fieldNames.map((_, field) => `${String((index * 7 + field * 3) % 120)}.50`),
});
const first = Array.from({ length: numbers.rows }, (_, index) => productOf(index, 0));
/** Rows that did not change are the same objects in every version. */
export const productsOf = (version: number): readonly Product[] =>
  version === 0
    ? first
    : first.map((product, index) => (index % changedEvery === 0 ? productOf(index, version) : product));

export const options: readonly Choice[] = Array.from({ length: numbers.options }, (_, index) => ({
  id: `o${String(index)}`,
  label: `Option ${String(index)}`,
}));
export const indices = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);
