import { TextArea } from '@comanda/ui/TextArea';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

/** A text of several lines. */
export function LongTextEditor(props: EditorProps) {
  const { field } = props;
  return (
    <TextArea
      {...common(props)}
      rows={4}
      {...(field.kind === 'text' && { maxLength: field.max })}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}
