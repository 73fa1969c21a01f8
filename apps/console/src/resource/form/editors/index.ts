import type { FieldKind } from '@comanda/api/kernel';
import { StatusEditor } from './ChoiceEditors.tsx';
import type { Editor } from './editor.tsx';
import { itemEditors } from './itemEditors.ts';
import { ImageEditor } from './lazyEditors.tsx';
import { ListEditor } from './ListEditor.tsx';
import { NamesEditor } from './NamesEditor.tsx';
import { IntegerEditor } from './NumberEditors.tsx';
import { CodeEditor, DateEditor, SecretEditor } from './TextEditors.tsx';

/** The control of every kind of field. */
export const editors: Readonly<Record<FieldKind, Editor>> = {
  ...itemEditors,
  code: CodeEditor,
  names: NamesEditor,
  list: ListEditor,
  date: DateEditor,
  image: ImageEditor,
  status: StatusEditor,
  order: IntegerEditor,
  secret: SecretEditor,
};
