import type { RefField, Resource } from '@comanda/api/kernel';
import { FacetChips } from '@comanda/ui/FacetChips';
import { FacetSearch } from '@comanda/ui/FacetSearch';
import { useDefinition } from '../values/useReferences.ts';
import { MOST_RECORD_CHIPS } from './listState.ts';
import { useRecordChoice } from './useRecordChoice.ts';

export interface ReferenceFacetProps {
  readonly field: RefField;
  readonly label: string;
  /** Ids of the chosen records. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** A facet whose values are records: chips while they are few, a list to search when they are many. */
export function ReferenceFacet(props: ReferenceFacetProps) {
  const definition = useDefinition(props.field.to);
  return definition ? <Known {...props} definition={definition} /> : null;
}

function Known({
  definition,
  field,
  label,
  value,
  onChange,
}: ReferenceFacetProps & { readonly definition: Resource }) {
  const { found, total, chosen, isSearching, words, search } = useRecordChoice(definition, field, value);
  // As long as nothing is found, or there is nothing to find.
  if (!total && words === '' && chosen.length === 0) return null;
  const missing = chosen.filter(({ id }) => !found.some((option) => option.id === id));
  if (words === '' && (total ?? 0) + missing.length <= MOST_RECORD_CHIPS)
    return <FacetChips label={label} options={[...found, ...missing]} value={value} onChange={onChange} />;
  return (
    <FacetSearch
      label={label}
      found={found}
      chosen={chosen}
      onChange={onChange}
      onSearch={search}
      isLoading={isSearching}
    />
  );
}
