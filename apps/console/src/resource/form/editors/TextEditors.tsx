import { PasswordField } from '@comanda/ui/PasswordField';
import { TextField } from '@comanda/ui/TextField';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

export function CodeEditor(props: EditorProps) {
  return (
    <TextField
      {...common(props)}
      look="code"
      dir="ltr"
      maxLength={20}
      autoComplete="off"
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}

export function TextEditor(props: EditorProps) {
  const { field } = props;
  const format = field.kind === 'text' ? field.format : undefined;
  return (
    <TextField
      {...common(props)}
      type={format === 'url' ? 'url' : 'text'}
      {...(format !== undefined && { dir: 'ltr' as const })}
      {...(field.kind === 'text' && { maxLength: field.max })}
      autoComplete="off"
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}

export function SecretEditor(props: EditorProps) {
  return (
    <PasswordField
      {...common(props)}
      autoComplete="new-password"
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}
