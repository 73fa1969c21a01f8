import type { RefField, Resource } from '@comanda/api/kernel';
import { ChoiceList } from '@comanda/ui/ChoiceList';
import type { FilterPickerProps } from '@comanda/ui/FilterBuilder';
import { Skeleton } from '@comanda/ui/Skeleton';
import type { ComponentType } from 'react';
import { useDefinition } from '../values/useReferences.ts';
import { useRecordChoice } from './useRecordChoice.ts';

const pickers = new Map<RefField, ComponentType<FilterPickerProps>>();

/** The picker for the records that a field may name; one for each field, so that it stays where it stands. */
export function pickerOf(field: RefField): ComponentType<FilterPickerProps> {
  const known = pickers.get(field);
  if (known) return known;
  const Picker = (props: FilterPickerProps) => {
    const definition = useDefinition(field.to);
    return definition ? (
      <RecordPicker {...props} definition={definition} field={field} />
    ) : (
      <Skeleton shape="control" />
    );
  };
  pickers.set(field, Picker);
  return Picker;
}

type RecordPickerProps = FilterPickerProps & { readonly definition: Resource; readonly field: RefField };

/** Records to compare with, found on the server by typing. */
function RecordPicker({ definition, field, label, value, onChange, isMany, error }: RecordPickerProps) {
  const { found, chosen, isSearching, search } = useRecordChoice(definition, field, value);
  return (
    <ChoiceList
      label={label}
      error={error}
      found={found}
      chosen={chosen}
      onChange={onChange}
      onSearch={search}
      isSearching={isSearching}
      isMany={isMany}
    />
  );
}
