import type { Field, FieldKind, Resource } from '@comanda/api/kernel';
import { createElement } from 'react';
import { lazyPart } from '../../../lazyPart.ts';
import { FlagEditor, RadioEditor } from './ChoiceEditors.tsx';
import type { Editor, EditorProps } from './editor.tsx';
import { fitsRadios, isNamedFormat, onlyPicture, onlyReference } from './fieldShape.ts';
import { NamesEditor } from './NamesEditor.tsx';
import { DecimalEditor, IntegerEditor, MoneyEditor } from './NumberEditors.tsx';
import { CodeEditor, SecretEditor, TextEditor } from './TextEditors.tsx';

// Lists to choose from, drag and drop, a colour wheel: their code comes only with a form that has such a field.
const ChoicesEditor = lazyPart(async () => (await import('./ChoicesEditor.tsx')).ChoicesEditor);
const ColourEditor = lazyPart(async () => (await import('./ColourEditor.tsx')).ColourEditor);
const DateEditor = lazyPart(async () => (await import('./DateEditor.tsx')).DateEditor);
const FileEditor = lazyPart(
  async () => (await import('../../file/FileEditor.tsx')).FileEditor,
  'resource/file',
);
const ImageEditor = lazyPart(async () => (await import('./ImageEditor.tsx')).ImageEditor);
const LinesEditor = lazyPart(async () => (await import('./LinesEditor.tsx')).LinesEditor);
const LongTextEditor = lazyPart(async () => (await import('./LongTextEditor.tsx')).LongTextEditor);
const NamedEditor = lazyPart(async () => (await import('./NamedEditor.tsx')).NamedEditor);
const NestedLinesEditor = lazyPart(
  async () => (await import('../../nested/NestedLinesEditor.tsx')).NestedLinesEditor,
);
const RefEditor = lazyPart(async () => (await import('./RefEditor.tsx')).RefEditor);
const ReferencesEditor = lazyPart(async () => (await import('./ReferencesEditor.tsx')).ReferencesEditor);
const SelectEditor = lazyPart(async () => (await import('./SelectEditor.tsx')).SelectEditor);
const TimeEditor = lazyPart(async () => (await import('./TimeEditor.tsx')).TimeEditor);
const WeekEditor = lazyPart(async () => (await import('./WeekEditor.tsx')).WeekEditor);
/** Of pictures that belong together, which are two fields of a record and one of its form. */
export const PictureSetEditor = lazyPart(
  async () => (await import('./PictureSetEditor.tsx')).PictureSetEditor,
);

/** The control of every kind of field. */
const editors: Readonly<Record<FieldKind, Editor>> = {
  code: CodeEditor,
  text: TextEditor,
  names: NamesEditor,
  secret: SecretEditor,
  integer: IntegerEditor,
  order: IntegerEditor,
  decimal: DecimalEditor,
  money: MoneyEditor,
  flag: FlagEditor,
  status: RadioEditor,
  choice: SelectEditor,
  choices: ChoicesEditor,
  date: DateEditor,
  time: TimeEditor,
  week: WeekEditor,
  image: ImageEditor,
  file: FileEditor,
  ref: RefEditor,
  list: LinesEditor,
  lines: NestedLinesEditor,
};

/** The control of a field: that of its kind, or a nearer one for what it holds. */
function editorOf(field: Field, isLabelHidden = false): Editor {
  switch (field.kind) {
    case 'text':
      if (field.format === 'colour') return ColourEditor;
      if (isNamedFormat(field.format)) return NamedEditor;
      return field.long ? LongTextEditor : TextEditor;
    case 'secret':
      return field.long ? LongTextEditor : SecretEditor;
    case 'choice':
      // Side by side there is no room in a line but for a list.
      return fitsRadios(field) && !isLabelHidden ? RadioEditor : SelectEditor;
    case 'list':
      return onlyReference(field) ? ReferencesEditor : LinesEditor;
    default:
      return editors[field.kind];
  }
}

export function FieldEditor(props: EditorProps) {
  return createElement(editorOf(props.field, props.isLabelHidden), { ...props, Detail: FieldEditor });
}

const partsOf = (field: Field): readonly { readonly preload?: () => Promise<void> }[] => {
  if (field.kind !== 'list') return [editorOf(field)];
  if (onlyPicture(field)) return [PictureSetEditor];
  if (onlyReference(field)) return [ReferencesEditor];
  return [
    LinesEditor,
    ...Object.values(field.item).flatMap((item) => [editorOf(item), editorOf(item, true)]),
  ];
};

/** Brings the controls that the fields of a definition take. */
export async function loadEditors({ fields }: Resource): Promise<void> {
  await Promise.all(
    Object.values(fields)
      .flatMap(partsOf)
      .map(async ({ preload }) => preload?.()),
  );
}
