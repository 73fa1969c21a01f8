import { onlyReference } from './fieldShape.ts';
import type { EditorProps } from './editor.tsx';
import { linesEditor, referencesEditor } from './lazyEditors.ts';

/** Details of a record: an ordered choice where they are one reference each, else a line of fields for each. */
export function ListEditor(props: EditorProps) {
  const { field } = props;
  if (field.kind !== 'list') return null;
  const reference = onlyReference(field);
  if (reference) return <referencesEditor.View {...props} itemKey={reference[0]} item={reference[1]} />;
  return <linesEditor.View {...props} field={field} />;
}
