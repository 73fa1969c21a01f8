/** What something is sold or bought for, in minor units, and whether a tax of so many percent is in it. */
export interface Priced {
  readonly price: number;
  readonly isTaxIncluded: boolean;
  readonly tax: number;
}

const netOf = ({ price, isTaxIncluded, tax }: Priced): number =>
  isTaxIncluded ? price / (1 + tax / 100) : price;

/** The part of a sale that is left when what was sold has been paid for, both without tax; nothing where nothing is sold for. */
export const marginOf = (sale: Priced, cost: Priced): number | undefined => {
  const net = netOf(sale);
  return net > 0 ? (net - netOf(cost)) / net : undefined;
};
