import type { SentOrder } from '@comanda/api/calls';

type Line = Partial<SentOrder['lines'][number]>;
export interface RushOrder {
  readonly place: string;
  readonly guests: number;
  readonly serviceKind: SentOrder['serviceKind'];
  readonly lines: readonly Line[];
  /** Minutes since it was taken. */
  readonly age: number;
}

const dishes = [
  'Salmorejo cordobés',
  'Croquetas de jamón',
  'Lomo ibérico',
  'Ensalada mixta',
  'Solomillo de ternera',
  'Lubina a la espalda',
  'Sopa castellana',
  'Huevos rotos con jamón',
  'Aceitunas aliñadas',
  'Tortilla de patatas',
] as const;
/** What is done differently, with one dish in two. */
const ways: readonly Line[] = [
  {},
  { modifiers: [{ sign: '-', name: 'cebolla' }] },
  {},
  { note: 'Sacar todo junto' },
  {},
  { modifiers: [{ sign: '+', name: 'queso' }] },
  {},
  { modifiers: [{ sign: '!', name: 'gluten' }] },
];
/** Lines of ten orders; four is the one in the middle. */
const sizes = [4, 2, 3, 5, 4, 1, 7, 4, 3, 6] as const;

const pick = <T>(all: readonly T[], index: number): T => {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

/** Forty orders of one noon, the same each time: the longest waiting first, a third of them late. */
export const rush: readonly RushOrder[] = Array.from({ length: 40 }, (_, order) => ({
  place: order % 5 === 4 ? '' : `Mesa ${String(1 + ((order * 7) % 40))}`,
  guests: order % 5 === 4 ? 0 : 2 + (order % 3),
  serviceKind: order % 5 === 4 ? '01' : '00',
  age: Math.max(0, 11 - order / 2),
  lines: Array.from({ length: pick(sizes, order) }, (_line, index) => ({
    number: index + 1,
    name: pick(dishes, order * 3 + index * 7),
    quantity: (order + index) % 6 === 0 ? '2' : '1',
    ...pick(ways, order + index * 3),
  })),
}));
