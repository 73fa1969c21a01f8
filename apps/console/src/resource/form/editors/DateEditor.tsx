import { DatePicker } from '@comanda/ui/DatePicker';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

/** A day, typed or chosen from a calendar; it travels as ISO 8601 has it. */
export function DateEditor(props: EditorProps) {
  return (
    <DatePicker
      {...common(props)}
      value={asText(props.value) || null}
      onChange={(day) => props.onChange(day ?? (props.field.optional ? null : ''))}
    />
  );
}
