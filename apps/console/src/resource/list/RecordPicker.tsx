import type { RefField, Resource } from '@comanda/api/kernel';
import { ChoiceList } from '@comanda/ui/ChoiceList';
import type { FilterPickerProps } from '@comanda/ui/FilterBuilder';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useSight } from '../values/useSight.tsx';
import { useDefinition } from '../values/useReferences.ts';
import { useRecordChoice } from './useRecordChoice.ts';

export type RecordPickerProps = FilterPickerProps & { readonly field: RefField };

/** Records to compare with, found on the server by typing. */
export function RecordPicker(props: RecordPickerProps) {
  const definition = useDefinition(props.field.to);
  return definition ? <Known {...props} definition={definition} /> : <Skeleton shape="control" />;
}

function Known({
  definition,
  field,
  label,
  value,
  onChange,
  isMany,
  error,
}: RecordPickerProps & { readonly definition: Resource }) {
  const { found, chosen, isSearching, search } = useRecordChoice(definition, field, value);
  const { why } = useSight(definition);
  return (
    <ChoiceList
      label={label}
      error={error}
      found={found}
      chosen={chosen}
      onChange={onChange}
      onSearch={search}
      isLoading={isSearching}
      isMany={isMany}
      description={why}
    />
  );
}
