import type { FieldKind } from '@comanda/api/kernel';
import { RadioEditor } from './ChoiceEditors.tsx';
import type { Editor } from './editor.tsx';
import { itemEditors } from './itemEditors.ts';
import { choicesEditor, dateEditor, imageEditor, weekEditor } from './lazyEditors.ts';
import { ListEditor } from './ListEditor.tsx';
import { IntegerEditor } from './NumberEditors.tsx';
import { CodeEditor, SecretEditor } from './TextEditors.tsx';

/** The control of every kind of field. */
export const editors: Readonly<Record<FieldKind, Editor>> = {
  ...itemEditors,
  code: CodeEditor,
  list: ListEditor,
  choices: choicesEditor.View,
  week: weekEditor.View,
  date: dateEditor.View,
  image: imageEditor.View,
  status: RadioEditor,
  order: IntegerEditor,
  secret: SecretEditor,
};
