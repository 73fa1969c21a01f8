import type { RefField } from '@comanda/api/kernel';
import type { FilterPickerProps } from '@comanda/ui/FilterBuilder';
import type { ComponentType } from 'react';
import { lazyPart } from '../../lazyPart.ts';

// To read a filter nobody has to choose records.
const RecordPicker = lazyPart(async () => (await import('./RecordPicker.tsx')).RecordPicker);

const pickers = new Map<RefField, ComponentType<FilterPickerProps>>();

/** The picker for the records that a field may name; one for each field, so that it stays where it stands. */
export function pickerOf(field: RefField): ComponentType<FilterPickerProps> {
  const known = pickers.get(field);
  if (known) return known;
  const Picker = (props: FilterPickerProps) => <RecordPicker {...props} field={field} />;
  pickers.set(field, Picker);
  return Picker;
}
