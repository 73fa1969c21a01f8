/** A section as it takes lines; `isShown` by an active monitor of the shop, `isWatched` by a screen that is live. */
export interface RoutedSection {
  readonly id: string;
  readonly areas: readonly string[];
  readonly departments: readonly string[];
  readonly takesRest: boolean;
  /** Minutes after which a dish of it is late. */
  readonly alert1: number;
  readonly isShown: boolean;
  readonly isWatched: boolean;
}
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
 * the one that takes the rest. What nobody's monitor shows goes to the one that takes the rest, and stays where it is
 * when there is none: then a monitor that comes to show it finds it there.
 */
export const sectionsFor = (
  product: RoutedProduct | undefined,
  sections: readonly RoutedSection[],
): readonly string[] => {
  const rest = sections.find(({ takesRest }) => takesRest);
  const wanted = product ? named(product, sections) : [];
  const taken = wanted.length > 0 ? wanted : rest ? [rest] : [];
  return [...new Set(taken.map((section) => (section.isShown ? section : (rest ?? section)).id))];
};
