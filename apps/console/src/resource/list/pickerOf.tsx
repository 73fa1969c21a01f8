import type { RefField } from '@comanda/api/kernel';
import type { FilterPickerProps } from '@comanda/ui/FilterBuilder';
import { onDemand } from '@comanda/ui/OnDemand';
import type { ComponentType } from 'react';

// To read a filter nobody has to choose records.
const RecordPicker = onDemand(async () => (await import('./RecordPicker.tsx')).RecordPicker);

const pickers = new Map<RefField, ComponentType<FilterPickerProps>>();

/** The picker for the records that a field may name; one for each field, so that it stays where it stands. */
export function pickerOf(field: RefField): ComponentType<FilterPickerProps> {
  const known = pickers.get(field);
  if (known) return known;
  const Picker = (props: FilterPickerProps) => <RecordPicker.View {...props} field={field} />;
  pickers.set(field, Picker);
  return Picker;
}
