import { pages } from '@comanda/api/pages';
import type { Facet } from '@comanda/api/reports';
import type { StatisticsAddress } from './address.ts';

/** What tickets can be narrowed to as well as figures; of the others a ticket holds parts. */
const shared: ReadonlySet<Facet> = new Set(['employee', 'customer', 'service']);
/** Whether the tickets behind figures that are narrowed so can be listed. */
export const hasTickets = (only: StatisticsAddress['only']): boolean => !only || shared.has(only.facet);

/** Business days, and one hour of them where it is said, as tickets have them stamped (docs/product.md §20.1). */
export interface Sold {
  readonly from: string;
  readonly to: string;
  readonly hour?: string;
}

/** Leads to the tickets that a figure is made of. */
export function ticketsHref(
  { from, to, hour }: Sold,
  stores: readonly string[],
  only?: StatisticsAddress['only'],
): string {
  const search = new URLSearchParams({
    from,
    to,
    ...(hour !== undefined && { hour }),
    ...(stores.length > 0 && { store: stores.join('~') }),
    ...(only && { [only.facet]: only.key }),
  });
  return `${pages.tickets.path}?${search}`;
}
