/**
 * How busy a till is. Shares of a day's tickets by hour: the restaurant has Spain's two late peaks, fast food those
 * of a pizza shop spread over the day; volumes are what such a shop sells at one till.
 */
export interface Demand {
  readonly ticketsADay: number;
  readonly byHour: readonly number[];
}

const restaurant: Demand = {
  ticketsADay: 90,
  byHour: [2, 1, 0, 0, 0, 0, 0, 1, 3, 4, 4, 4, 5, 8, 14, 11, 5, 3, 3, 4, 6, 10, 8, 4],
};
const fastFood: Demand = {
  ticketsADay: 150,
  byHour: [2, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 8, 7, 5, 5, 6, 7, 9, 12, 10, 7, 4],
};

/** By business kind (docs/product.md §14.1); shops of other kinds sell like a restaurant. */
export const demandOf = (businessKind: string): Demand => (businessKind === '5' ? fastFood : restaurant);

/** A demonstration must not look dead at night: never less than this many tickets an hour. */
const floor = 60;

/** Mean milliseconds between two tickets at an hour of the day. */
export const meanGap = ({ ticketsADay, byHour }: Demand, hour: number): number => {
  const whole = byHour.reduce((sum, share) => sum + share, 0);
  return 3_600_000 / Math.max(floor, (ticketsADay * (byHour[hour] ?? 0)) / whole);
};
