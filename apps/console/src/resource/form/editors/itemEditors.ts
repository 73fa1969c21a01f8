import type { ItemField } from '@comanda/api/kernel';
import { ChoiceEditor, FlagEditor } from './ChoiceEditors.tsx';
import type { Editor } from './editor.tsx';
import { refEditor, timeEditor } from './lazyEditors.ts';
import { DecimalEditor, IntegerEditor, MoneyEditor } from './NumberEditors.tsx';
import { NamesEditor } from './NamesEditor.tsx';
import { TextEditor } from './TextEditors.tsx';

/** The control of every kind that a line of details has room for: pictures stand together in a set of their own. */
export const itemEditors: Readonly<Record<Exclude<ItemField['kind'], 'image'>, Editor>> = {
  text: TextEditor,
  names: NamesEditor,
  integer: IntegerEditor,
  decimal: DecimalEditor,
  money: MoneyEditor,
  flag: FlagEditor,
  choice: ChoiceEditor,
  ref: refEditor.View,
  time: timeEditor.View,
};
