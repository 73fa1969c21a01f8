import { PasswordField } from '@comanda/ui/PasswordField';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';
import { colourEditor } from './lazyEditors.ts';

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
  if (format === 'colour') return <colourEditor.View {...props} />;
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

/** Dates and times travel as ISO 8601 has them and are typed so. */
export function DateEditor(props: EditorProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...common(props)}
      look="figures"
      dir="ltr"
      description={t`Year-month-day, such as 2026-11-30`}
      value={asText(props.value)}
      onChange={props.onChange}
    />
  );
}
export function TimeEditor(props: EditorProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...common(props)}
      look="figures"
      dir="ltr"
      description={t`Hours and minutes, such as 21:30`}
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
