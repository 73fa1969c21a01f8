import { TextArea } from '@comanda/ui/TextArea';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

/** A text of several lines; a key is none of a language. */
export function LongTextEditor(props: EditorProps) {
  const { field } = props;
  return (
    <TextArea
      {...common(props)}
      rows={4}
      {...((field.kind === 'text' || field.kind === 'secret') && { maxLength: field.max })}
      {...(field.kind === 'secret' && {
        dir: 'ltr' as const,
        spellCheck: 'false' as const,
        autoComplete: 'off',
      })}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}
