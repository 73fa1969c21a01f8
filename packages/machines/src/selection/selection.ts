/** Kinds of entity that a selection can hold (docs/product.md §3.3). */
export const ENTITY_KINDS = ['user', 'company', 'group', 'store'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** Tabs of the entity selector (docs/product.md §3.3). */
export const SELECTOR_TABS = ['favourites', 'group', 'company', 'store'] as const;
export type SelectorTab = (typeof SELECTOR_TABS)[number];

/** What is chosen, in the form in which the browser keeps it (docs/product.md §3.3). */
export interface Selection {
  readonly ids: readonly string[];
  readonly eType: EntityKind;
  readonly tab: SelectorTab;
  /** Whose businesses these are, when an operator looks at another person's. */
  readonly userId?: string;
}

/** The selection that the company menu makes. */
export function companySelection(id: string): Selection {
  return { ids: [id], eType: 'company', tab: 'company' };
}

/** The one company that is worked in; nothing for several companies, groups or stores. */
export function selectedCompany(selection: Selection | undefined): string | undefined {
  return selection?.eType === 'company' && selection.ids.length === 1 ? selection.ids[0] : undefined;
}

export function isSameSelection(a: Selection | undefined, b: Selection | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.eType === b.eType &&
    a.tab === b.tab &&
    a.userId === b.userId &&
    a.ids.length === b.ids.length &&
    a.ids.every((id, index) => id === b.ids[index])
  );
}

function memberOf<T extends string>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value);
}

/** Reads a stored selection; anything that is not one is nothing. */
export function parseSelection(stored: string | null | undefined): Selection | undefined {
  if (!stored) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('ids' in value) || !('eType' in value) || !('tab' in value)) return undefined;
  const eType = memberOf(ENTITY_KINDS, value.eType);
  const tab = memberOf(SELECTOR_TABS, value.tab);
  if (!Array.isArray(value.ids) || value.ids.length === 0 || eType === undefined || tab === undefined)
    return undefined;
  const ids = value.ids.filter((id: unknown): id is string => typeof id === 'string' && id !== '');
  if (ids.length !== value.ids.length) return undefined;
  if (!('userId' in value)) return { ids, eType, tab };
  return typeof value.userId === 'string' ? { ids, eType, tab, userId: value.userId } : undefined;
}
