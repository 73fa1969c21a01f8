import type { ItemField } from '@comanda/api/kernel';
import { ChoiceEditor, FlagEditor } from './ChoiceEditors.tsx';
import type { Editor } from './editor.tsx';
import { DecimalEditor, IntegerEditor, MoneyEditor } from './NumberEditors.tsx';
import { RefEditor } from './RefEditor.tsx';
import { TextEditor, TimeEditor } from './TextEditors.tsx';

/** The control of every kind that a detail of a list may have. */
export const itemEditors: Readonly<Record<ItemField['kind'], Editor>> = {
  text: TextEditor,
  integer: IntegerEditor,
  decimal: DecimalEditor,
  money: MoneyEditor,
  flag: FlagEditor,
  choice: ChoiceEditor,
  ref: RefEditor,
  time: TimeEditor,
};
