import type { Field, ItemField, ItemFields } from '../kernel/index.ts';

/** What can be done to one field of many records (docs/product.md §6.4). */
export const operations = ['set', 'add', 'remove', 'raise', 'percent'] as const;
export type Operation = (typeof operations)[number];

export type Figure = Extract<ItemField, { kind: 'money' | 'decimal' | 'integer' }>;
export const isFigure = (field: Field | ItemField | undefined): field is Figure =>
  field?.kind === 'money' || field?.kind === 'decimal' || field?.kind === 'integer';

/** The key by which a detail is told from the others of its list: its only one, or its only reference. */
export const identityOf = (item: ItemFields): string | undefined => {
  const keys = Object.keys(item);
  const references = keys.filter((key) => item[key]?.kind === 'ref');
  const [only] = keys.length === 1 ? keys : references;
  return keys.length === 1 || references.length === 1 ? only : undefined;
};

/** The figures of a list's details, which can be reckoned with by themselves: the price of each rate. */
export const figuresOf = (item: ItemFields): readonly string[] =>
  Object.keys(item).filter((key) => isFigure(item[key]));

const reckoned = ['raise', 'percent'] as const;

/** What an amount that was reckoned ends in, in minor units: a multiple of one, or 99 of every hundred (§6.4). */
export const endings = ['5', '10', '50', '99'] as const;
export type Ending = (typeof endings)[number];

/**
 * What can be done to a field of many records at once; nothing where its value belongs to one record alone. `key` names
 * a figure of a list's details.
 */
export const operationsOf = (field: Field, key?: string): readonly Operation[] => {
  switch (field.kind) {
    case 'code':
    case 'order':
    case 'file':
      return [];
    case 'secret':
      // A number that one person types is nobody else's.
      return field.pin || key !== undefined ? [] : ['set'];
    case 'choice':
      return field.moves || key !== undefined ? [] : ['set'];
    case 'flag':
      return field.exclusive ? [] : ['set'];
    case 'list':
      if (key !== undefined) return figuresOf(field.item).includes(key) ? reckoned : [];
      // Pictures of one record alone.
      if (Object.values(field.item).some(({ kind }) => kind === 'image')) return [];
      return identityOf(field.item) === undefined ? ['set'] : ['set', 'add', 'remove'];
    default:
      return isFigure(field) && key === undefined ? ['set', ...reckoned] : key === undefined ? ['set'] : [];
  }
};
