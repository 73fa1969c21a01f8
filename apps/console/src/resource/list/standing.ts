import { type Field, fieldsOf, type Preset, type Resource } from '@comanda/api/kernel';
import type { Filter } from '@comanda/api/filter';
import type { ListState } from './listState.ts';

/** A part of a list that asks for a look: what the definition says, and records that are not as records usually are. */
export type Standing =
  | { readonly kind: 'preset'; readonly preset: Preset }
  | { readonly kind: 'unusual'; readonly field: string; readonly value: string }
  | { readonly kind: 'recent' };

/** Days that count as lately. */
const WEEK = 7;
const DAY = 86_400_000;

/** What is not as usual: a record that is not active, a flag that is not set though it begins so. */
const unusual = (field: Field): string | undefined => {
  if (field.kind === 'status') return 'I';
  return field.kind === 'flag' && field.initial === 'S' ? 'N' : undefined;
};

/** Parts of a list that are worth a count, by what the definition says, what the list shows and when it was changed. */
export const standingsOf = (resource: Resource): readonly Standing[] => {
  const { presets = [], columns } = resource.list;
  const told = new Set(presets.flatMap(({ where }) => where.map(({ field }) => field)));
  return [
    ...presets.map((preset): Standing => ({ kind: 'preset', preset })),
    ...fieldsOf(resource).flatMap(([field, described]): Standing[] => {
      const value = unusual(described);
      return value !== undefined && columns.includes(field) && !told.has(field)
        ? [{ kind: 'unusual', field, value }]
        : [];
    }),
    { kind: 'recent' },
  ];
};

/** The list narrowed to one part of it, and nothing else. */
export const narrowedTo = (
  standing: Standing,
  facets: readonly string[],
  now: number,
): Partial<ListState> => {
  const nothing = { search: '', where: undefined, facets: {} };
  switch (standing.kind) {
    case 'preset': {
      const [first, ...others] = standing.preset.where;
      const where: Filter | undefined = others.length > 0 || !first ? { and: standing.preset.where } : first;
      return { ...nothing, where };
    }
    case 'recent': {
      const value = new Date(now - WEEK * DAY).toISOString().slice(0, 10);
      return { ...nothing, where: { field: 'updated', operator: 'gte', value } };
    }
    case 'unusual': {
      const { field, value } = standing;
      return facets.includes(field)
        ? { ...nothing, facets: { [field]: [value] } }
        : { ...nothing, where: { field, operator: 'eq', value } };
    }
  }
};
