/**
 * What sales are counted by (docs/product.md §20.2). Time and place are known of every ticket. The others belong to the
 * ticket as a whole, to each of its lines, to each payment, to each tax or to each card: a part is counted by one of them at
 * a time.
 */
export const grains = ['ticket', 'line', 'payment', 'tax', 'card'] as const;
export type Grain = (typeof grains)[number];

interface Described {
  readonly by: 'time' | 'place' | Grain;
  /** Entity whose records its keys are; a key without one is a code that has a text. */
  readonly entity?: string;
}
const described = {
  /** 0 to 23, as the store's clock shows it. */
  hour: { by: 'time' },
  /** Business day, `2026-03-14`. */
  day: { by: 'time' },
  /** 1 is Monday. */
  weekday: { by: 'time' },
  /** The Monday that it begins with. */
  week: { by: 'time' },
  /** `2026-03` */
  month: { by: 'time' },
  store: { by: 'place', entity: 'STR' },
  terminal: { by: 'ticket', entity: 'TRM' },
  employee: { by: 'ticket', entity: 'EMP' },
  customer: { by: 'ticket', entity: 'CST' },
  service: { by: 'ticket' },
  source: { by: 'ticket', entity: 'BSR' },
  department: { by: 'line', entity: 'DPT' },
  product: { by: 'line', entity: 'ART' },
  paymentMethod: { by: 'payment', entity: 'PMT' },
  tax: { by: 'tax', entity: 'TAX' },
  cardBrand: { by: 'card' },
  cardKind: { by: 'card' },
  cardOrigin: { by: 'card' },
} as const satisfies Readonly<Record<string, Described>>;

export type Dimension = keyof typeof described;
export const dimensions: Readonly<Record<Dimension, Described>> = described;
const isDimension = (name: string): name is Dimension => name in described;
export const dimensionNames: readonly Dimension[] = Object.keys(described).filter(isDimension);

/** A dimension that belongs to tickets or to parts of them. */
export type Facet = {
  [D in Dimension]: (typeof described)[D]['by'] extends Grain ? D : never;
}[Dimension];
export const isFacet = (name: Dimension): name is Facet =>
  grains.some((grain) => grain === described[name].by);
export const facetNames: readonly Facet[] = dimensionNames.filter(isFacet);
export const grainOf = (facet: Facet): Grain => described[facet].by;

/** Whether something is told of what was paid by card, which asks for an action of its own (docs/product.md §20.4). */
export const isOfCards = (name: Dimension): boolean => described[name].by === 'card';
