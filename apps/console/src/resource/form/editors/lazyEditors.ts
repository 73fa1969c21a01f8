import type { Field, Resource } from '@comanda/api/kernel';
import { onDemand } from '@comanda/ui/OnDemand';
import { pictureSetEditor } from '../parts.ts';
import { fitsRadios, isNamedFormat, onlyPicture, onlyReference } from './fieldShape.ts';

// Lists to choose from, drag and drop, a colour wheel: their code comes only with a form that has such a field.
export const choicesEditor = onDemand(async () => (await import('./ChoicesEditor.tsx')).ChoicesEditor);
export const dateEditor = onDemand(async () => (await import('./DateEditor.tsx')).DateEditor);
export const timeEditor = onDemand(async () => (await import('./TimeEditor.tsx')).TimeEditor);
export const longTextEditor = onDemand(async () => (await import('./LongTextEditor.tsx')).LongTextEditor);
export const namedEditor = onDemand(async () => (await import('./NamedEditor.tsx')).NamedEditor);
export const weekEditor = onDemand(async () => (await import('./WeekEditor.tsx')).WeekEditor);
export const colourEditor = onDemand(async () => (await import('./ColourEditor.tsx')).ColourEditor);
export const imageEditor = onDemand(async () => (await import('./ImageEditor.tsx')).ImageEditor);
export const linesEditor = onDemand(async () => (await import('./LinesEditor.tsx')).LinesEditor);
export const refEditor = onDemand(async () => (await import('./RefEditor.tsx')).RefEditor);
export const referencesEditor = onDemand(
  async () => (await import('./ReferencesEditor.tsx')).ReferencesEditor,
);
export const selectEditor = onDemand(async () => (await import('./SelectEditor.tsx')).SelectEditor);

interface Part {
  readonly load: () => Promise<void>;
}

function partsOf(field: Field): readonly Part[] {
  switch (field.kind) {
    case 'text':
      if (field.format === 'colour') return [colourEditor];
      if (isNamedFormat(field.format)) return [namedEditor];
      return field.long ? [longTextEditor] : [];
    case 'choices':
      return [choicesEditor];
    case 'date':
      return [dateEditor];
    case 'time':
      return [timeEditor];
    case 'week':
      return [weekEditor];
    case 'image':
      return [imageEditor];
    case 'choice':
      return fitsRadios(field) ? [] : [selectEditor];
    case 'ref':
      return [refEditor];
    case 'list':
      if (onlyPicture(field)) return [pictureSetEditor];
      return onlyReference(field)
        ? [referencesEditor]
        : [linesEditor, ...Object.values(field.item).flatMap(partsOfItem)];
    default:
      return [];
  }
}
/** Side by side there is no room in a line but for a list. */
const partsOfItem = (item: Field): readonly Part[] =>
  item.kind === 'choice' ? [selectEditor] : partsOf(item);

/** Brings those that the fields of a definition take. */
export async function loadEditors({ fields }: Resource): Promise<void> {
  await Promise.all(Object.values(fields).flatMap((field) => partsOf(field).map(({ load }) => load())));
}
