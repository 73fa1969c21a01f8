import type { Resource } from '@comanda/api/kernel';
import { loadSections } from '../../sections/index.ts';
import { loadEditors } from './editors/FieldEditor.tsx';

/**
 * Brings what a record of this kind takes beside its page. It opens once that is there: no field appears late, and what is
 * typed needs no network before it is saved.
 */
export async function loadForm(resource: Resource, isWritten: boolean): Promise<void> {
  await Promise.all([loadSections(resource), ...(isWritten ? [loadEditors(resource)] : [])]);
}
