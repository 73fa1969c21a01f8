import { TimeField } from '@comanda/ui/TimeField';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

/** A time of day, as `21:30`. */
export function TimeEditor(props: EditorProps) {
  return (
    <TimeField
      {...common(props)}
      value={asText(props.value) || null}
      onChange={(time) => props.onChange(time ?? (props.field.optional ? null : ''))}
    />
  );
}
