import type { EditorProps } from './editor.tsx';
import { editors } from './index.ts';

/** The control of a field, whatever its kind. */
export function FieldEditor(props: EditorProps) {
  const Editor = editors[props.field.kind];
  return <Editor {...props} />;
}
