import type { Row, Tone, Weight } from '../../libraries/library.ts';

/*
 * The page that every library draws: forms and a table, as a back office has them. In plain elements it is about
 * 1,600 of them; what a library needs for the same is its own.
 */
export interface Product extends Row {
  readonly name: string;
  readonly group: string;
  readonly price: string;
  readonly stock: string;
  readonly tax: string;
  readonly status: Status;
}
export type Status = 'Active' | 'Ending' | 'Sold out';
export const toneOf: Readonly<Record<Status, Tone>> = {
  Active: 'good',
  Ending: 'warning',
  'Sold out': 'bad',
};

export interface Form {
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  readonly checkboxes: readonly { readonly label: string; readonly isChecked: boolean }[];
  readonly badges: readonly Status[];
  readonly buttons: readonly { readonly label: string; readonly weight: Weight }[];
}

const turn = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];
const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const statuses = ['Active', 'Active', 'Ending', 'Active', 'Sold out'] as const;

export const products: readonly Product[] = times(82, (index) => ({
  id: `P-${String(1000 + index)}`,
  name: `${turn(['Grilled sole', 'House salad', 'Lemon tart', 'Iced tea', 'Oxtail stew'], index)} ${String(index)}`,
  group: turn(['Fish', 'Starters', 'Desserts', 'Drinks'], index),
  price: `${String(4 + (index % 17))}.50`,
  stock: String((index * 7) % 120),
  tax: turn(['10 %', '21 %', '4 %'], index),
  status: turn(statuses, index),
}));

export const columns = [
  ['id', 'Code'],
  ['name', 'Name'],
  ['group', 'Group'],
  ['price', 'Price'],
  ['stock', 'Stock'],
  ['tax', 'Tax'],
] as const satisfies readonly (readonly [keyof Product, string])[];

export const forms: readonly Form[] = times(10, (form) => ({
  title: `Store ${String(form + 1)}`,
  fields: times(10, (index) => ({
    label: `${turn(['Name', 'Street', 'Town', 'Phone', 'Tax number'], index)} ${String(index + 1)}`,
    value: `Value ${String(form)}-${String(index)}`,
  })),
  checkboxes: times(8, (index) => ({
    label: `${turn(['Sells', 'Delivers', 'Reserves', 'Prints'], index)} ${String(index + 1)}`,
    isChecked: index % 2 === 0,
  })),
  badges: times(4, (index) => turn(statuses, index + form)),
  buttons: [
    { label: 'Save', weight: 'primary' },
    { label: 'Copy', weight: 'plain' },
    { label: 'Publish', weight: 'plain' },
    { label: 'Cancel', weight: 'plain' },
    { label: 'Delete', weight: 'danger' },
  ],
}));
