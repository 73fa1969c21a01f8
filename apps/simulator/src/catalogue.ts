import type { DeviceChange } from '@comanda/api/calls';
import type { PriceBook, PricedTax } from '@comanda/api/pricing';
import type { Department } from '@comanda/api/areas/sales/department';
import type { Modifier } from '@comanda/api/areas/advanced/modifier';
import type { Pack } from '@comanda/api/areas/advanced/pack';
import type { PaymentMethod } from '@comanda/api/areas/basics/paymentMethod';
import type { Product } from '@comanda/api/areas/sales/product';
import type { ProductGroup } from '@comanda/api/areas/advanced/itemGroup';
import type { Rate } from '@comanda/api/areas/sales/rate';
import type { Region } from '@comanda/api/areas/system/region';
import type { Tax } from '@comanda/api/areas/basics/tax';

type Sellable = PricedTax & Pick<Tax, 'status' | 'order'>;
/** What a till has pulled, by entity and id. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, unknown>>>>;

export const emptyCatalogue: Catalogue = new Map();

/** The catalogue after some changes; a full reload forgets what was there. */
export const applied = (
  catalogue: Catalogue,
  changes: readonly DeviceChange[],
  reload: boolean,
): Catalogue => {
  const next = new Map<string, Map<string, Readonly<Record<string, unknown>>>>(
    reload ? [] : [...catalogue].map(([entity, records]) => [entity, new Map(records)]),
  );
  for (const { entity, id, record } of changes) {
    const records = next.get(entity) ?? new Map<string, Readonly<Record<string, unknown>>>();
    if (record) records.set(id, record);
    else records.delete(id);
    next.set(entity, records);
  }
  return next;
};

// What the platform published was checked by its definition before it was stored; a till trusts its own platform.
export const recordsOf = <T>(catalogue: Catalogue, entity: string): T[] =>
  [...(catalogue.get(entity)?.values() ?? [])] as T[];

export const taxesOf = (catalogue: Catalogue): ReadonlyMap<string, Sellable> =>
  new Map(recordsOf<Sellable>(catalogue, 'TAX').map((tax) => [tax.id, tax]));

const byId = <T extends { readonly id: string }>(
  catalogue: Catalogue,
  entity: string,
): ReadonlyMap<string, T> => new Map(recordsOf<T>(catalogue, entity).map((record) => [record.id, record]));

/** What prices are made of, with what a till has to know besides: names, status, what is asked. */
export interface Book extends PriceBook {
  readonly products: ReadonlyMap<string, Product>;
  readonly rates: ReadonlyMap<string, Rate>;
  readonly modifiers: ReadonlyMap<string, Modifier>;
  readonly packs: ReadonlyMap<string, Pack>;
  readonly groups: ReadonlyMap<string, ProductGroup>;
  readonly departments: ReadonlyMap<string, Department>;
}
export const bookOf = (catalogue: Catalogue): Book => ({
  taxes: taxesOf(catalogue),
  products: byId(catalogue, 'ART'),
  rates: byId(catalogue, 'RTE'),
  modifiers: byId(catalogue, 'MDF'),
  packs: byId(catalogue, 'PCK'),
  groups: byId(catalogue, 'PGR'),
  departments: byId(catalogue, 'DPT'),
});

/** Language of the shop's region; tickets are written in it. */
export const languageOf = (catalogue: Catalogue, idRegion: string | null): string | undefined =>
  recordsOf<Region>(catalogue, 'RGN').find(({ id }) => id === idRegion)?.lang;

/** Records of an entity that are active, in their order. */
export const activeOf = <T extends { readonly status: string; readonly order: number }>(
  catalogue: Catalogue,
  entity: string,
): T[] =>
  recordsOf<T>(catalogue, entity)
    .filter(({ status }) => status === 'A')
    .sort((a, b) => a.order - b.order);

export const paymentMethodsOf = (catalogue: Catalogue): PaymentMethod[] =>
  recordsOf<PaymentMethod>(catalogue, 'PMT').filter(({ status }) => status === 'A');

/** Why a till cannot work with a catalogue: a group without its taxes cannot be reckoned. */
export const fault = (catalogue: Catalogue): string | undefined => {
  const taxes = taxesOf(catalogue);
  const broken = [...taxes.values()].find(
    (tax) => tax.kind === 'G' && tax.members.some(({ idTax }) => !taxes.has(idTax)),
  );
  return broken && `tax ${broken.code} is a group whose taxes are not here`;
};

/**
 * The taxes that a till may sell with, in their order: those that its region lists first, then those that no region
 * claims. A tax that another region claims does not hold here (docs/product.md §8.5).
 */
export const sellableTaxes = (catalogue: Catalogue, idRegion: string | null): Sellable[] => {
  const regions = recordsOf<Region>(catalogue, 'RGN');
  const own = regions.find(({ id }) => id === idRegion)?.taxes.map(({ idTax }) => idTax) ?? [];
  const claimed = new Set(regions.flatMap(({ taxes }) => taxes.map(({ idTax }) => idTax)));
  const rank = (id: string): number => (own.includes(id) ? own.indexOf(id) : own.length);
  return [...taxesOf(catalogue).values()]
    .filter(({ id, status }) => status === 'A' && (own.includes(id) || !claimed.has(id)))
    .sort((a, b) => rank(a.id) - rank(b.id) || a.order - b.order);
};
