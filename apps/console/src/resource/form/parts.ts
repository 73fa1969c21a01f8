import type { Resource } from '@comanda/api/kernel';
import { onDemand } from '@comanda/ui/OnDemand';

/** Only a record that is read has it. */
export const lastChange = onDemand(async () => (await import('./LastChange.tsx')).LastChange);
/** Comes after the record, into a place beside it. */
export const history = onDemand(async () => (await import('./History.tsx')).History);
// A record that is only read needs none of these.
export const fieldEditor = onDemand(async () => (await import('./editors/FieldEditor.tsx')).FieldEditor);
export const pictureSetEditor = onDemand(
  async () => (await import('./editors/PictureSetEditor.tsx')).PictureSetEditor,
);
/** Comes after the form: nobody waits for it. */
export const impactLine = onDemand(async () => (await import('./ImpactLine.tsx')).ImpactLine);
export const writingDialogs = onDemand(async () => (await import('./WritingDialogs.tsx')).WritingDialogs);

/** Brings what a record takes to be read: nothing of it moves what is there already. */
export const loadReading = (): Promise<void> => lastChange.load();

/**
 * Brings all that a record of this kind takes to be written. Its form opens once that is there: no field appears
 * late, and what is typed needs no network before it is saved.
 */
export async function loadWriting(resource: Resource): Promise<void> {
  await Promise.all([
    fieldEditor.load(),
    writingDialogs.load(),
    import('./editors/lazyEditors.ts').then(({ loadEditors }) => loadEditors(resource)),
  ]);
}
