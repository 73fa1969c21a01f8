import type { SaleOrder } from '@comanda/api/areas/sales/saleOrder';
import { inLayout, layoutFor } from '@comanda/api/till';
import { activeOf, type Catalogue } from './catalogue.ts';
import type { Offer } from './offer.ts';

/** So many keys of a department are seen without turning the page. */
const firstPage = 12;

/**
 * What a till sells as its screen shows it: department by department, and which of it stands on a first page
 * (docs/product.md §8.41).
 */
export interface Screen {
  readonly keys: readonly Offer[];
  readonly inSight: ReadonlySet<string>;
}

export const screenOf = (
  catalogue: Catalogue,
  idStore: string,
  departments: readonly { readonly id: string; readonly order: number }[],
  offers: readonly Offer[],
): Screen => {
  const layout = layoutFor(activeOf<SaleOrder>(catalogue, 'SOR'), idStore);
  const placed = (layout?.products ?? []).map(({ idProduct }) => idProduct);
  const offerOf = new Map(offers.map((offer) => [offer.product.id, offer]));
  const shown = inLayout(
    departments,
    (layout?.departments ?? []).map(({ idDepartment }) => idDepartment),
  ).map(({ id }) =>
    inLayout(
      offers.map(({ product }) => product).filter(({ idDepartment }) => idDepartment === id),
      placed,
    ),
  );
  return {
    keys: shown.flat().flatMap(({ id }) => offerOf.get(id) ?? []),
    inSight: new Set(shown.flatMap((keys) => keys.slice(0, firstPage)).map(({ id }) => id)),
  };
};
