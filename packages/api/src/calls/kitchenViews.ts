/** How a monitor shows its orders (docs/product.md §16.21). */
export const kitchenViews = [
  'SEPARATED',
  'CONSOLIDATED',
  'MIXED',
  'FULL_TICKET',
  'SEPARATED_READY',
  'FULL_TICKET_READY',
] as const;
export type KitchenView = (typeof kitchenViews)[number];

const cooking = ['SEPARATED', 'CONSOLIDATED', 'MIXED', 'FULL_TICKET'] as const;
/** The views of each kind of monitor; the first is what it shows where nothing else is chosen. */
export const viewsOf = {
  REGULAR: cooking,
  FASTFOOD: cooking,
  FULLORDER: cooking,
  PREPARATION: ['SEPARATED_READY', 'FULL_TICKET_READY', 'SEPARATED'],
  PICKUP: ['SEPARATED_READY'],
} as const satisfies Readonly<Record<string, readonly [KitchenView, ...KitchenView[]]>>;
