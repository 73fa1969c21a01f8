/** What becomes of an order from outside the house, and from where it comes to be so (docs/product.md §17.7). */
const froms = {
  PLN: [],
  PRC: [],
  SNT: ['PRC', 'PLN'],
  RCV: ['SNT'],
  ACP: ['PLN', 'SNT', 'RCV'],
  PST: ['ACP'],
  PCO: ['ACP', 'PST'],
  PPK: ['PCO'],
  DLV: ['PCO', 'PPK'],
  RJT: ['PLN', 'PRC', 'SNT', 'RCV'],
  CNS: ['ACP', 'PST', 'PCO', 'PPK'],
  CNC: ['ACP', 'PST', 'PCO', 'PPK'],
  CRC: ['PLN', 'PRC', 'SNT', 'RCV', 'ACP', 'PST'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const orderStatuses = [
  'PLN',
  'PRC',
  'SNT',
  'RCV',
  'ACP',
  'PST',
  'PCO',
  'PPK',
  'DLV',
  'RJT',
  'CNS',
  'CNC',
  'CRC',
] as const satisfies readonly (keyof typeof froms)[];
export type OrderStatus = (typeof orderStatuses)[number];

/** Ended without having been made, although the store had said so. */
export const givenUp = ['CNS', 'CNC', 'CRC'] as const satisfies readonly OrderStatus[];

/** Whether an order of one status may come to be of another. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => {
  const known: readonly OrderStatus[] = froms[to];
  return known.includes(from);
};

/** What people at the store make of an order; the rest is made of it by its guest, by rules and by machines. */
export const orderMoves = ['ACP', 'RJT', 'PST', 'PCO', 'PPK', 'DLV', 'CNS', 'CNC'] as const;
export type OrderMove = (typeof orderMoves)[number];

/** Why a store does not make an order: what its sender can tell the guest. */
export const orderReasons = ['BUSY', 'SOLD', 'SHUT', 'FAR', 'GONE'] as const;
export type OrderReason = (typeof orderReasons)[number];
