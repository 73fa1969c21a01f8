import { businessCalls } from '@comanda/api/calls';
import { type Clock, clockIn } from '@comanda/api/zones';
import { useCallQuery } from '../../app/queries.ts';
import { useCompany } from '../../app/selection.ts';

/** A company without a store has the clock of nobody. */
export const clocksOf = (stores: readonly Clock[]): readonly Clock[] =>
  stores.length > 0 ? stores : [{ timeZone: 'UTC', dayBegins: '05:00' }];

/** The business day that runs at a moment in the store that is furthest on. */
export function businessDayOf(stores: readonly Clock[], at: number): string {
  const day = clocksOf(stores)
    .map((clock) => clockIn(clock, at).day)
    .toSorted()
    .at(-1);
  if (day === undefined) throw new Error('a clock shows no day');
  return day;
}

/** The same of the company, as its stores were when they were asked for last; undefined until they are known. */
export function useBusinessDay(): string | undefined {
  const { id } = useCompany();
  const { data, dataUpdatedAt } = useCallQuery(businessCalls.storesOfCompany, { params: { id } });
  return data && businessDayOf(data, dataUpdatedAt);
}
