import { pages } from '@comanda/api/pages';
import type { Facet } from '@comanda/api/reports';
import { fromZoned } from '@comanda/api/zones';
import type { StatisticsAddress } from './address.ts';

/** Business days begin at this hour of the store's clock (docs/product.md §20.1). */
const DAY_BEGINS = 5;

/** A business day, or one hour of it, as the clocks of these zones have it: from the first that begins it to the last that ends it. */
export function instantsOf(
  day: string,
  hour: number | undefined,
  zones: readonly string[],
): { readonly from: string; readonly to: string } {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const date = hour !== undefined && hour < DAY_BEGINS ? next : day;
  const begins = (zone: string): number => fromZoned(date, hour ?? DAY_BEGINS, zone);
  const ends = (zone: string): number =>
    hour === undefined ? fromZoned(next, DAY_BEGINS, zone) : begins(zone) + 3_600_000;
  return {
    from: new Date(Math.min(...zones.map(begins))).toISOString(),
    to: new Date(Math.max(...zones.map(ends))).toISOString(),
  };
}

/** What tickets can be narrowed to as well as figures; of the others a ticket holds parts. */
const shared: ReadonlySet<Facet> = new Set(['employee', 'customer', 'service']);
/** Whether the tickets behind figures that are narrowed so can be listed. */
export const hasTickets = (only: StatisticsAddress['only']): boolean => !only || shared.has(only.facet);

/** Leads to the tickets that a figure is made of. */
export function ticketsHref(
  between: { readonly from: string; readonly to: string },
  stores: readonly string[],
  zones: readonly string[],
  only?: StatisticsAddress['only'],
): string {
  const [zone] = zones.length === 1 ? zones : [];
  const search = new URLSearchParams({
    ...between,
    ...(zone !== undefined && { zone }),
    ...(stores.length > 0 && { store: stores.join('~') }),
    ...(only && { [only.facet]: only.key }),
  });
  return `${pages.tickets.path}?${search}`;
}
