import type { KitchenEmitter } from '@comanda/api/calls';
import { holdsAt, type WallTime, type Week } from '@comanda/api/week';

/** A section as it takes lines; `isShown` by an active monitor of the shop, `isWatched` by a screen that is live. */
export interface RoutedSection {
  readonly id: string;
  readonly areas: readonly string[];
  readonly departments: readonly string[];
  readonly takesRest: boolean;
  /** Minutes after which a dish of it is late. */
  readonly alert1: number;
  readonly isShown: boolean;
  /** Its stalls take what the order was taken by, at that hour; one that is in no stall takes all. */
  readonly isTaking: boolean;
  readonly isWatched: boolean;
}
/** A stall of the store: which sections it has, and whose orders it takes when. */
export interface Stall {
  readonly sections: readonly string[];
  /** None: everybody's. */
  readonly emitters: readonly string[];
  readonly hours: Week | null;
}
/** The sections whose stalls take none of what comes from there at that time (docs/product.md §8.34). */
export const notTaking = (
  stalls: readonly Stall[],
  emitter: KitchenEmitter,
  at: WallTime,
): ReadonlySet<string> => {
  const takes = ({ emitters, hours }: Stall): boolean =>
    (emitters.length === 0 || emitters.includes(emitter)) && holdsAt(hours, at);
  const taking = new Set(stalls.filter(takes).flatMap(({ sections }) => sections));
  return new Set(stalls.flatMap(({ sections }) => sections).filter((section) => !taking.has(section)));
};

/** What a product says about where it is cooked; nothing of one that is unknown. */
export interface RoutedProduct {
  readonly idArea: string | null;
  readonly idDepartment: string | null;
}

/** Sections that a product itself names: by its area, else by its department. */
const named = (
  { idArea, idDepartment }: RoutedProduct,
  sections: readonly RoutedSection[],
): readonly RoutedSection[] => {
  const byArea = idArea === null ? [] : sections.filter(({ areas }) => areas.includes(idArea));
  return byArea.length > 0 || idDepartment === null
    ? byArea
    : sections.filter(({ departments }) => departments.includes(idDepartment));
};

/**
 * The sections that work on a line (docs/product.md §16.9): those of its product's area, else of its department, else
 * the one that takes the rest. What nobody's monitor shows, or its stall does not take now, goes to the one that takes the
 * rest, and stays where it is when there is none: then a monitor that comes to show it finds it there.
 */
export const sectionsFor = (
  product: RoutedProduct | undefined,
  sections: readonly RoutedSection[],
): readonly string[] => {
  const rest = sections.find(({ takesRest }) => takesRest);
  const wanted = product ? named(product, sections) : [];
  const taken = wanted.length > 0 ? wanted : rest ? [rest] : [];
  return [
    ...new Set(
      taken.map((section) => (section.isShown && section.isTaking ? section : (rest ?? section)).id),
    ),
  ];
};
