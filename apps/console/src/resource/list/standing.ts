import { type Field, fieldsOf, type Resource } from '@comanda/api/kernel';
import type { ListState } from './listState.ts';

/** A part of a list that asks for a look: records that are not as records usually are. */
export interface Standing {
  readonly field: string;
  readonly value: string;
}

/** What is not as usual: a record that is not active, a flag that is not set though it begins so. */
const unusual = (field: Field): string | undefined => {
  if (field.kind === 'status') return 'I';
  return field.kind === 'flag' && field.initial === 'S' ? 'N' : undefined;
};

/** Parts of a list that are worth a count, by what it shows and can be narrowed to. */
export const standingsOf = (resource: Resource): readonly Standing[] =>
  fieldsOf(resource).flatMap(([field, described]) => {
    const value = unusual(described);
    return value !== undefined && resource.list.columns.includes(field) ? [{ field, value }] : [];
  });

/** The list narrowed to one part of it, and nothing else. */
export const narrowedTo = ({ field, value }: Standing, facets: readonly string[]): Partial<ListState> => {
  const nothing = { search: '', where: undefined, facets: {} };
  return facets.includes(field)
    ? { ...nothing, facets: { [field]: [value] } }
    : { ...nothing, where: { field, operator: 'eq', value } };
};
