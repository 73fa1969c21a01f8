import { optionLabel } from '@comanda/api/labels';
import { useLabel } from '../../../app/index.ts';
import type { EditorProps } from './editor.tsx';

/** The values that a field may have, as they are called. */
export function useOptions({ resource, path, field }: EditorProps) {
  const label = useLabel();
  const values =
    field.kind === 'choice' || field.kind === 'choices' ? Object.keys(field.options) : ['A', 'I'];
  return values.map((id) => ({ id, label: label(optionLabel(resource, path, field, id)) }));
}
