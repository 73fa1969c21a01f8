import type { Ticket } from '@comanda/api/calls';
import type { RateStore } from '@comanda/api/areas/advanced/rateStore';
import type { ServiceKind } from '@comanda/api/areas/basics/serviceKind';
import type { Rate } from '@comanda/api/areas/sales/rate';
import { holdsAt, wallTimeIn } from '@comanda/api/week';
import { activeOf, type Book, type Catalogue } from './catalogue.ts';
import { salesRates } from './offer.ts';
import type { Seat } from './seats.ts';

/** Kinds of service as the catalogue has them, by their code in the kitchen. */
const kindOf: Readonly<Record<Ticket['serviceKind'], ServiceKind['kind']>> = {
  '00': 'I',
  '01': 'O',
  '02': 'D',
  '03': 'C',
};

/** A zone is the nearer choice than a service, and both together the nearest. */
const particularity = ({ idZone, idServiceKind }: RateStore): number =>
  (typeof idZone === 'string' ? 2 : 0) + (idServiceKind === null ? 0 : 1);

/** Whether what a rate is for is this; a rate of an older catalogue may not say it. */
const fits = (named: string | null | undefined, here: (id: string) => boolean): boolean =>
  named === null || named === undefined || here(named);

/**
 * The rate that a shop sells with: of those that it is given for this hour and service the most particular and most
 * urgent (docs/product.md §8.28), by its zone and its service, else that of the service, else the default inside and the next one outside.
 */
export const rateFor = (
  catalogue: Catalogue,
  book: Book,
  shop: { readonly idStore: string; readonly timeZone: string },
  {
    serviceKind,
    at,
    seat,
  }: { readonly serviceKind: Ticket['serviceKind']; readonly at: Date; readonly seat?: Seat | undefined },
): Rate | undefined => {
  const served = activeOf<ServiceKind>(catalogue, 'SRV').filter(({ kind }) => kind === kindOf[serviceKind]);
  const rates = salesRates(book);
  const known = (id: string | null): Rate | undefined => rates.find((rate) => rate.id === id);
  const now = wallTimeIn(shop.timeZone, at);
  const [given] = activeOf<RateStore>(catalogue, 'RTS')
    .filter(
      ({ idStore, idZone, idServiceKind, hours, idRate }) =>
        idStore === shop.idStore &&
        fits(idZone, (id) => id === seat?.idZone) &&
        fits(idServiceKind, (wanted) => served.some(({ id }) => id === wanted)) &&
        holdsAt(hours, now) &&
        known(idRate) !== undefined,
    )
    .sort((a, b) => particularity(b) - particularity(a) || b.priority - a.priority);
  const [usual, other = usual] = rates;
  return (
    known(given?.idRate ?? null) ??
    known(served.find(({ idRate }) => idRate !== null)?.idRate ?? null) ??
    (serviceKind === '00' ? usual : other)
  );
};
