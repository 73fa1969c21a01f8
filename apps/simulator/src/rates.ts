import type { Ticket } from '@comanda/api/calls';
import type { RateStore } from '@comanda/api/areas/advanced/rateStore';
import type { ServiceKind } from '@comanda/api/areas/basics/serviceKind';
import type { Rate } from '@comanda/api/areas/sales/rate';
import { ratesHolding } from '@comanda/api/pricing';
import { wallTimeIn } from '@comanda/api/week';
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
  const [given] = ratesHolding(
    activeOf<RateStore>(catalogue, 'RTS').filter(({ idRate }) => known(idRate) !== undefined),
    { idStore: shop.idStore, idZone: seat?.idZone ?? null, idServiceKinds: served.map(({ id }) => id) },
    wallTimeIn(shop.timeZone, at),
  );
  const [usual, other = usual] = rates;
  return (
    known(given?.idRate ?? null) ??
    known(served.find(({ idRate }) => idRate !== null)?.idRate ?? null) ??
    (serviceKind === '00' ? usual : other)
  );
};
