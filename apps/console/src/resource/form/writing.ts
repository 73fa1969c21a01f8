import type { Resource } from '@comanda/api/kernel';
import { onDemand } from '@comanda/ui/OnDemand';
import { loadEditors } from './editors/lazyEditors.ts';

// A record that is only read needs none of these.
export const fieldEditor = onDemand(async () => (await import('./editors/FieldEditor.tsx')).FieldEditor);
/** Comes after the form: nobody waits for it. */
export const impactLine = onDemand(async () => (await import('./ImpactLine.tsx')).ImpactLine);
export const writingDialogs = onDemand(async () => (await import('./WritingDialogs.tsx')).WritingDialogs);

/**
 * Brings all that a record of this kind takes to be written. Its form opens once that is there: no field appears
 * late, and what is typed needs no network before it is saved.
 */
export async function loadWriting(resource: Resource): Promise<void> {
  await Promise.all([fieldEditor.load(), writingDialogs.load(), loadEditors(resource)]);
}
